package io.pgtrek.config;

/** Report files that can be written. */
public enum ReportFormat {
    TEXT,
    JSON,
    HTML
}
