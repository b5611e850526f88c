package io.pgtrek.cli.config;

import io.pgtrek.config.ScanShare;
import io.pgtrek.postgresql.toast.survey.ReadPattern;
import java.util.List;

/** Keys of a {@code job: toast-analysis} file that others do not have. */
final class ToastAnalysisKeys {

    private static final Key<JobKind> JOB =
            Key.required("job", new Choice<>(JobKind.class), "toast-analysis", "What to do.");
    static final Key<String> NAME =
            Key.of("name", Text.ANY, "the file's name", "large-values", "Begins the names of the report's files.");

    static final Key<String> DATABASE_URL = Key.required(
            "url",
            new Url(List.of("jdbc:postgresql:")),
            "jdbc:postgresql://localhost/shop",
            "The database to look at; PostgreSQL 14 or newer.");
    static final Key<String> DATABASE_USER = Key.of("user", Text.ANY, "the driver's", "reader", "Needs to read only.");

    static final Key<ScanShare> SAMPLE = Key.of(
            "sample",
            new Share(),
            "everything",
            "1GB",
            "How much of each table's pages is read at most; numbers have a range then.");
    static final Key<Long> ESTIMATE = Key.of(
            "estimate",
            new SizeOrNone(),
            "8MB",
            "8MB",
            "How much of each column's values is decompressed at most to learn what they would take otherwise.");
    static final Key<ReadPattern> READS = Key.of(
            "reads",
            new Choice<>(ReadPattern.class),
            "not known",
            "whole",
            "What the application reads of large values, for the advice.");
    static final Key<Boolean> PARTIAL_READS = Key.of(
            "partial-reads",
            new Flag(),
            "false",
            "false",
            "Whether reads of 100 bytes are timed; makes a temporary table, which needs TEMPORARY on the database.");

    static final Section TOP = new Section("", "The job itself.", List.of(JOB, NAME));
    static final Section DATABASE = new Section(
            "database",
            "The PostgreSQL database to look at. Nothing is written to it.",
            List.of(
                    DATABASE_URL,
                    DATABASE_USER,
                    RecompressionKeys.DATABASE_PASSWORD,
                    RecompressionKeys.DATABASE_PROPERTIES));
    static final Section ANALYSIS = new Section(
            "analysis", "How closely values are looked at.", List.of(SAMPLE, ESTIMATE, READS, PARTIAL_READS));

    static final List<Section> SECTIONS = List.of(DATABASE, RecompressionKeys.SELECT, ANALYSIS, JobKeys.REPORT);

    private ToastAnalysisKeys() {}
}
