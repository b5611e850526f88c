package io.pgtrek.config;

import io.pgtrek.spi.Selection;

/**
 * A {@code job: toast-analysis} file, validated.
 *
 * @param target the database that is looked at; nothing is written to it
 * @param tables no schemas mean all but the system's
 */
public record ToastAnalysisConfiguration(
        String name, TargetSpec target, Selection tables, AnalysisOptions analysis, ReportOptions report)
        implements JobConfiguration {}
