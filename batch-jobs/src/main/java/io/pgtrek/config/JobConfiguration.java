package io.pgtrek.config;

/** A job file, validated. */
public sealed interface JobConfiguration permits MigrationConfiguration, RecompressionConfiguration {

    /** Of the job; runs of one name on one database continue each other. */
    String name();

    /** The PostgreSQL database that the job works on, and that keeps its books. */
    TargetSpec target();

    ReportOptions report();

    RunLimits limits();
}
