package io.pgtrek.finding;

/** How much a finding matters, in rising order. */
public enum Severity {
    /** Good to know; nothing is lost. */
    INFO,
    /** Something works differently or was not carried over; a person should read it. */
    WARNING,
    /** Something the application needs is missing or data could not be kept. */
    ERROR,
    /** The run cannot start until this is mended. */
    BLOCKER
}
