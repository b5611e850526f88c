package io.pgtrek.report;

/** Turns a report into text of one form; deterministic for equal reports. */
@FunctionalInterface
public interface ReportRenderer {

    String render(RunReport report);
}
