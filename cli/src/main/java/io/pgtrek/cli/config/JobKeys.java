package io.pgtrek.cli.config;

import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.config.CastRule;
import io.pgtrek.config.NameCase;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.config.ReportFormat;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.config.TimeWindow;
import io.pgtrek.config.Verification;
import io.pgtrek.error.Secret;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Every key of a job file. Parsing, the JSON Schema, the reference page and {@code migrate init} all come from this
 * table.
 */
final class JobKeys {

    private static final ListOf<String> GLOBS = new ListOf<>(Text.ANY, "a list of globs");

    static final Key<JobKind> JOB = Key.required("job", new Choice<>(JobKind.class), "migration", "What to do.");
    static final Key<String> NAME =
            Key.of("name", Text.ANY, "the file's name", "shop", "Runs of one name on one target continue each other.");
    static final Key<Verification> VERIFY = Key.of(
            "verify",
            new Choice<>(Verification.class),
            "counts",
            "counts",
            "What is compared after copying: nothing, numbers of rows, or all rows by hash."
                    + " The hash costs reading the target once.");
    static final Key<Path> PLAN = Key.of(
            "plan",
            new FilePath(),
            "plan and apply in one go",
            "ddl",
            "Directory that migrate plan --out wrote and you edited; its SQL is applied instead.");
    static final Key<Severity> FAIL_ON = Key.of(
            "fail-on",
            new Choice<>(Severity.class),
            "never",
            "error",
            "Findings of this severity or above make the exit code 7.");

    static final Key<String> SOURCE_URL = Key.required(
            "url",
            new Url(List.of()),
            "jdbc:mariadb://localhost:3306/shop",
            "Where the source is; migrate dialects lists what can be read.");
    static final Key<String> SOURCE_USER = Key.of("user", Text.ANY, "the driver's", "reader", "Needs to read only.");
    static final Key<Secret> SOURCE_PASSWORD = Key.of(
            "password",
            new Password(),
            "the driver's",
            "${env:SOURCE_PASSWORD}",
            "By reference only: ${env:NAME} or ${file:PATH}.");
    static final Key<Map<String, String>> SOURCE_PROPERTIES = Key.of(
            "properties",
            new DriverProperties(),
            "none",
            "{connectTimeout: \"10000\"}",
            "Properties for the JDBC driver, verbatim.");

    static final Key<String> TARGET_URL = Key.required(
            "url",
            new Url(List.of("jdbc:postgresql:", TargetSpec.EMBEDDED)),
            "jdbc:postgresql://localhost/shop",
            "The PostgreSQL database to fill, or embedded:DIR for a server that migrate runs itself.");
    static final Key<String> TARGET_USER =
            Key.of("user", Text.ANY, "the driver's", "shop", "Needs CREATE on the database.");
    static final Key<Secret> TARGET_PASSWORD = Key.of(
            "password",
            new Password(),
            "the driver's",
            "${env:TARGET_PASSWORD}",
            "By reference only: ${env:NAME} or ${file:PATH}.");
    static final Key<Map<String, String>> TARGET_PROPERTIES = Key.of(
            "properties",
            new DriverProperties(),
            "none",
            "{sslmode: verify-full}",
            "Properties for the JDBC driver, verbatim.");
    static final Key<Long> MAINTENANCE_WORK_MEM = Key.of(
            "maintenance-work-mem",
            new Size(1024 * 1024),
            "256MB",
            "1GB",
            "Memory PostgreSQL may use in each session that builds an index or checks a key; copy.workers of them run"
                    + " at once.");

    static final Key<List<String>> SCHEMAS = Key.of(
            "schemas",
            new ListOf<>(Text.ANY, "a list of names"),
            "the URL's database",
            "[shop]",
            "Exact names of schemas (databases in MySQL).");
    static final Key<List<String>> INCLUDE = Key.of(
            "include",
            GLOBS,
            "all",
            "[\"orders*\", customers]",
            "Globs with * and ? over table or schema.table, without regard to case.");
    static final Key<List<String>> EXCLUDE =
            Key.of("exclude", GLOBS, "none", "[\"tmp_*\"]", "Globs of tables to leave out; wins over include.");
    static final Key<List<ObjectGroup>> OBJECTS = Key.of(
            "objects",
            new ListOf<>(new Choice<>(ObjectGroup.class), "a list of object groups"),
            "all",
            "[tables, indexes, constraints, sequences, comments, views, routines, triggers]",
            "Groups of objects to carry over.");
    static final Key<List<String>> MATERIALIZE = Key.of(
            "materialize", GLOBS, "none", "[\"report_*\"]", "Globs of views whose rows become a table of that name.");

    static final Key<Map<String, String>> MAP_SCHEMAS = Key.of(
            "schemas",
            new MapOf("a mapping of schema names"),
            "names stay",
            "{shop: public}",
            "Source schema to target schema.");
    static final Key<NameCase> NAMES =
            Key.of("names", new Choice<>(NameCase.class), "keep", "keep", "Spelling of names in PostgreSQL.");
    static final Key<List<CastRule>> TYPES = Key.of(
            "types",
            new ListOf<>(new CastRuleType(), "a list of rules"),
            "none",
            "[{native: \"tinyint(1)\", to: boolean}]",
            "Your decisions about types; the first rule that matches wins.");
    static final Key<ZeroDates> ZERO_DATES = Key.of(
            "zero-dates",
            new Choice<>(ZeroDates.class),
            "\"null\"",
            "\"null\"",
            "Dates such as 0000-00-00: NULL, to the reject file, or 1970-01-01.");
    static final Key<NulBytes> NUL_BYTES = Key.of(
            "nul-bytes",
            new Choice<>(NulBytes.class),
            "strip",
            "strip",
            "U+0000 in text, which PostgreSQL cannot hold: left out, or the row to the reject file.");
    static final Key<Spatial> SPATIAL = Key.of(
            "spatial",
            new Choice<>(Spatial.class),
            "wkb",
            "wkb",
            "Geometry as bytea with WKB, text with WKT, or geometry of PostGIS.");
    static final Key<CaseInsensitive> CASE_INSENSITIVE = Key.of(
            "case-insensitive",
            new Choice<>(CaseInsensitive.class),
            "text",
            "text",
            "Text the source compares without regard to case: exact text, citext, or an ICU collation.");
    static final Key<List<String>> UTF8_IN_LATIN1 = Key.of(
            "utf8-in-latin1",
            GLOBS,
            "none",
            "[\"customers.name\"]",
            "Globs over table.column of text whose bytes are UTF-8 though the source declares a single-byte character set.");

    static final Key<Long> WORKERS =
            Key.of("workers", new WholeNumber(1, 256), "2", "2", "Tables or slices copied at once.");
    static final Key<Long> SLICE_SIZE = Key.of(
            "slice-size", new Size(64 * 1024), "128MB", "128MB", "What one slice of a table should hold, by estimate.");
    static final Key<Map<String, String>> WHERE = Key.of(
            "where",
            new MapOf("a mapping of tables to conditions"),
            "all rows",
            "{orders: \"created >= '2020-01-01'\"}",
            "Table or schema.table to a condition in the source's SQL.");
    static final Key<Long> MAX_REJECTS = Key.of(
            "max-rejects",
            new WholeNumber(0, Long.MAX_VALUE),
            "0",
            "0",
            "Rows that may go to reject files before the run stops.");
    static final Key<Path> REJECT_DIR =
            Key.of("reject-dir", new FilePath(), "rejects", "rejects", "Where reject files go.");
    static final Key<Long> RETRIES = Key.of(
            "retries",
            new WholeNumber(0, 1000),
            "10",
            "10",
            "Attempts after a lost connection before the run gives up; the pauses between them grow to 10 seconds.");
    static final Key<TimeWindow> WINDOW = Key.of(
            "window",
            new Window(),
            "always",
            "\"22:00-05:00\"",
            "When a run may work, in this machine's local time; it stops between slices or batches with exit code 8 when the window"
                    + " closes, and begins nothing outside of it.");
    static final Key<Duration> MAX_DURATION = Key.of(
            "max-duration",
            new TimeSpan(),
            "no limit",
            "2h",
            "How long a run may work before it stops between slices or batches with exit code 8.");

    static final Key<Path> REPORT_DIR = Key.of("dir", new FilePath(), "reports", "reports", "Where reports go.");
    static final Key<List<ReportFormat>> FORMATS = Key.of(
            "formats",
            new ListOf<>(new Choice<>(ReportFormat.class), "a list of formats"),
            "all",
            "[html, json, text]",
            "Files to write.");

    static final Section TOP = new Section("", "The job itself.", List.of(JOB, NAME, VERIFY, PLAN, FAIL_ON));
    static final Section SOURCE = new Section(
            "source", "The database to read.", List.of(SOURCE_URL, SOURCE_USER, SOURCE_PASSWORD, SOURCE_PROPERTIES));
    static final Section TARGET = new Section(
            "target",
            "The PostgreSQL to write.",
            List.of(TARGET_URL, TARGET_USER, TARGET_PASSWORD, TARGET_PROPERTIES, MAINTENANCE_WORK_MEM));
    static final Section SELECT =
            new Section("select", "What is migrated.", List.of(SCHEMAS, INCLUDE, EXCLUDE, OBJECTS, MATERIALIZE));
    static final Section MAP = new Section(
            "map",
            "How names, types and values change on the way.",
            List.of(MAP_SCHEMAS, NAMES, TYPES, ZERO_DATES, NUL_BYTES, SPATIAL, CASE_INSENSITIVE, UTF8_IN_LATIN1));
    static final Section COPY = new Section(
            "copy",
            "How rows are copied.",
            List.of(WORKERS, SLICE_SIZE, WHERE, MAX_REJECTS, REJECT_DIR, RETRIES, WINDOW, MAX_DURATION));
    static final Section REPORT = new Section("report", "What is written about the run.", List.of(REPORT_DIR, FORMATS));

    /** All but the top one, in the order of documentation. */
    static final List<Section> SECTIONS = List.of(SOURCE, TARGET, SELECT, MAP, COPY, REPORT);

    private JobKeys() {}
}
