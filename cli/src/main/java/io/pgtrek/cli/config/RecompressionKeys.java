package io.pgtrek.cli.config;

import io.pgtrek.error.Secret;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.RewriteMethod;
import io.pgtrek.postgresql.toast.RewriteProof;
import java.util.List;
import java.util.Map;

/** Keys of a {@code job: recompression} file that others do not have. */
final class RecompressionKeys {

    private static final Key<JobKind> JOB =
            Key.required("job", new Choice<>(JobKind.class), "recompression", "What to do.");

    static final Key<String> DATABASE_URL = Key.required(
            "url",
            new Url(List.of("jdbc:postgresql:")),
            "jdbc:postgresql://localhost/shop",
            "The database whose values are stored anew; PostgreSQL 14 or newer.");
    static final Key<String> DATABASE_USER = Key.of(
            "user",
            Text.ANY,
            "the driver's",
            "shop",
            "Owns the tables, or is a superuser, whose updates fire no triggers; needs CREATE on the database.");
    static final Key<Secret> DATABASE_PASSWORD = Key.of(
            "password",
            new Password(),
            "the driver's",
            "${env:DATABASE_PASSWORD}",
            "By reference only: ${env:NAME} or ${file:PATH}.");
    static final Key<Map<String, String>> DATABASE_PROPERTIES = Key.of(
            "properties",
            new DriverProperties(),
            "none",
            "{sslmode: verify-full}",
            "Properties for the JDBC driver, verbatim.");

    static final Key<List<String>> SCHEMAS = Key.of(
            "schemas",
            new ListOf<>(Text.ANY, "a list of names"),
            "all but the system's",
            "[shop]",
            "Exact names of schemas.");

    static final Key<CompressionMethod> TO = Key.of(
            "to",
            new Choice<>(CompressionMethod.class),
            "lz4",
            "lz4",
            "The method that all values are to have in the end, those to come included.");
    static final Key<RewriteMethod> METHOD = Key.of(
            "method",
            new Choice<>(RewriteMethod.class),
            "auto",
            "auto",
            "How a value is made anew: direct decompresses it without looking into it; text-cast goes through its text"
                    + " form; auto is direct, but text-cast for composites, whose fields only that reaches.");
    static final Key<Long> WORKERS = Key.of("workers", new WholeNumber(1, 64), "1", "1", "Tables worked on at once.");
    static final Key<Long> BATCH_SIZE = Key.of(
            "batch-size",
            new Size(64 * 1024),
            "4MB",
            "4MB",
            "Uncompressed values of one transaction; the larger, the longer others wait for one of its rows.");
    static final Key<RewriteProof> VERIFY = Key.of(
            "verify",
            new Choice<>(RewriteProof.class),
            "sample",
            "sample",
            "Of which rows hashes are compared before and after, in the transaction itself.");
    static final Key<Boolean> ALLOW_TRIGGERS = Key.of(
            "allow-triggers",
            new Flag(),
            "false",
            "false",
            "Whether triggers may fire where they cannot be kept from it; such tables are left alone otherwise.");

    static final Section TOP = new Section("", "The job itself.", List.of(JOB, JobKeys.NAME));
    static final Section DATABASE = new Section(
            "database",
            "The PostgreSQL database to work on.",
            List.of(DATABASE_URL, DATABASE_USER, DATABASE_PASSWORD, DATABASE_PROPERTIES));
    static final Section SELECT =
            new Section("select", "Which tables.", List.of(SCHEMAS, JobKeys.INCLUDE, JobKeys.EXCLUDE));
    static final Section RECOMPRESS = new Section(
            "recompress",
            "How values are stored anew.",
            List.of(
                    TO,
                    METHOD,
                    WORKERS,
                    BATCH_SIZE,
                    VERIFY,
                    ALLOW_TRIGGERS,
                    JobKeys.RETRIES,
                    JobKeys.WINDOW,
                    JobKeys.MAX_DURATION));

    static final List<Section> SECTIONS = List.of(DATABASE, SELECT, RECOMPRESS, JobKeys.REPORT);

    private RecompressionKeys() {}
}
