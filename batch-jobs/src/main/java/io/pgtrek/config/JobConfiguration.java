package io.pgtrek.config;

/** A job file, validated. */
public sealed interface JobConfiguration
        permits MigrationConfiguration, RecompressionConfiguration, ToastAnalysisConfiguration {

    /** Of the job; runs of one name on one database continue each other. */
    String name();

    /** The PostgreSQL database that the job works on, and that keeps its books if it has any. */
    TargetSpec target();

    ReportOptions report();
}
