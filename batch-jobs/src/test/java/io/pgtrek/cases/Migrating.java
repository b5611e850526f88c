package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.pgtrek.catalog.type.PgTypeParser;
import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.config.CastRule;
import io.pgtrek.config.CopyOptions;
import io.pgtrek.config.Invocation;
import io.pgtrek.config.MapRules;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.NameCase;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.config.ReportFormat;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.config.RunLimits;
import io.pgtrek.config.SelectRules;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.config.Verification;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.Secret;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.AllJobs;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.job.migration.MigrationJobControl;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.PlanDirectoryRenderer;
import io.pgtrek.report.RunReport;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.SourceSpec;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A migration from a source to a fresh PostgreSQL database, with one small change of the job at a time. */
public final class Migrating {

    private final SourceSpec source;
    private @Nullable TestDatabase target;
    private final Path directory;
    private MapRules map = MapRules.DEFAULT;
    private CopyOptions copy;
    private SelectRules select = SelectRules.ALL;
    private @Nullable TargetSpec targetSpec;
    private String name = "case";
    private @Nullable Severity failOn;
    private RunLimits limits = RunLimits.DEFAULT;
    private @Nullable Path planDirectory;
    private Verification verification = Verification.CHECKSUM;
    private ProgressListener progress = ProgressListener.SILENT;

    private Migrating(SourceSpec source) {
        this.source = source;
        this.directory = temporary();
        this.copy = new CopyOptions(2, CopyOptions.DEFAULT.sliceBytes(), Map.of(), 0, directory.resolve("rejects"));
    }

    private static Path temporary() {
        try {
            Path directory = Files.createTempDirectory("pgtrek-case-");
            directory.toFile().deleteOnExit();
            return directory;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Migrating from(TestDatabase database) {
        return from(database.url(), null, null);
    }

    /** A new database of the server, filled without a strict sql_mode, to schema public. */
    public static Migrating of(TestServer server, String... statements) {
        TestDatabase database = server.createDatabase();
        List<String> all = new ArrayList<>(List.of("set sql_mode = ''"));
        all.addAll(List.of(statements));
        database.execute(all.toArray(String[]::new));
        return from(database).schema(database.name(), "public");
    }

    public static Migrating from(String url, @Nullable String user, @Nullable String password) {
        return new Migrating(new SourceSpec(url, user, password == null ? null : new Secret(password), Map.of()));
    }

    public Migrating map(UnaryOperator<MapRules> change) {
        map = change.apply(map);
        return this;
    }

    public Migrating values(ValuePolicy values) {
        return map(m -> new MapRules(m.schemas(), m.names(), m.types(), values, m.caseInsensitive()));
    }

    public Migrating names(NameCase names) {
        return map(m -> new MapRules(m.schemas(), names, m.types(), m.values(), m.caseInsensitive()));
    }

    public Migrating schema(String source, String target) {
        return map(m -> new MapRules(Map.of(source, target), m.names(), m.types(), m.values(), m.caseInsensitive()));
    }

    public Migrating caseInsensitive(CaseInsensitive how) {
        return map(m -> new MapRules(m.schemas(), m.names(), m.types(), m.values(), how));
    }

    /** A rule of {@code map.types}. */
    public Migrating cast(String column, String to) {
        List<CastRule> types = new ArrayList<>(map.types());
        types.add(new CastRule(column, null, PgTypeParser.parse(to).orElseThrow()));
        return map(m -> new MapRules(m.schemas(), m.names(), types, m.values(), m.caseInsensitive()));
    }

    public Migrating maxRejects(long rows) {
        copy = new CopyOptions(copy.workers(), copy.sliceBytes(), copy.where(), rows, copy.rejectDir());
        return this;
    }

    public Migrating sliceBytes(long bytes) {
        copy = new CopyOptions(copy.workers(), bytes, copy.where(), copy.maxRejects(), copy.rejectDir());
        return this;
    }

    public Migrating where(String table, String condition) {
        copy = new CopyOptions(
                copy.workers(), copy.sliceBytes(), Map.of(table, condition), copy.maxRejects(), copy.rejectDir());
        return this;
    }

    public Migrating include(String... globs) {
        select = new SelectRules(
                new Selection(List.of(), List.of(globs), List.of()), select.objects(), select.materialize());
        return this;
    }

    public Migrating materialize(String... globs) {
        select = new SelectRules(select.tables(), Set.of(ObjectGroup.values()), List.of(globs));
        return this;
    }

    public Migrating target(TargetSpec spec) {
        targetSpec = spec;
        return this;
    }

    /** Migrates to this database instead of a new one. */
    public Migrating into(TestDatabase database) {
        target = database;
        return this;
    }

    /** Schemas (MySQL: databases) to read instead of the URL's. */
    public Migrating schemas(String... names) {
        select = new SelectRules(
                new Selection(
                        List.of(names),
                        select.tables().include(),
                        select.tables().exclude()),
                select.objects(),
                select.materialize());
        return this;
    }

    public Migrating workers(int workers) {
        copy = new CopyOptions(workers, copy.sliceBytes(), copy.where(), copy.maxRejects(), copy.rejectDir());
        return this;
    }

    /** Applies an edited plan. */
    public Migrating planDirectory(Path edited) {
        planDirectory = edited;
        return this;
    }

    public Migrating failOn(Severity severity) {
        failOn = severity;
        return this;
    }

    public Migrating limits(RunLimits changed) {
        limits = changed;
        return this;
    }

    /** Hears the run, and may disturb it. */
    public Migrating listener(ProgressListener listener) {
        progress = listener;
        return this;
    }

    public Migrating named(String job) {
        name = job;
        return this;
    }

    /** Where the rows go; made when it is first asked for. */
    public TestDatabase targetDatabase() {
        TestDatabase database = target == null ? PostgresServer.get().createDatabase() : target;
        target = database;
        return database;
    }

    /** Holds reports and reject files. */
    public Path directory() {
        return directory;
    }

    public MigrationConfiguration configuration() {
        return new MigrationConfiguration(
                name,
                source,
                targetSpec == null ? new TargetSpec(targetDatabase().url(), null, null, Map.of()) : targetSpec,
                select,
                map,
                copy,
                verification,
                new ReportOptions(directory.resolve("reports"), Set.of(ReportFormat.values())),
                planDirectory,
                failOn,
                limits,
                new Invocation("./migrate", "jobs/my case.yaml"));
    }

    public Migrating verifying(Verification how) {
        verification = how;
        return this;
    }

    /** Compares all rows of both sides. */
    public RunReport verify() {
        return control().verify(configuration(), false, progress);
    }

    /** As {@link #verify()}, showing no values. */
    public RunReport verifyWithoutValues() {
        return control().verify(configuration(), true, progress);
    }

    /** Copies again what has changed since the last run. */
    public Migrated refresh() {
        return new Migrated(refreshReport(), targetDatabase(), copy.rejectDir());
    }

    /** As {@link #refresh()}, where the test needs no look into the target. */
    public RunReport refreshReport() {
        return control().run(configuration(), new RunOptions(false, true, false), progress);
    }

    public Plan plan() {
        return control().plan(configuration(), ProgressListener.SILENT);
    }

    public Migrated run() {
        return run(false);
    }

    public Migrated run(boolean fresh) {
        RunReport report = control().run(configuration(), new RunOptions(fresh), progress);
        return new Migrated(report, targetDatabase(), copy.rejectDir());
    }

    /** Runs where the test needs no look into the target. */
    public RunReport report() {
        return control().run(configuration(), new RunOptions(false), progress);
    }

    /** Loads rejected rows after their cause was mended. */
    public Migrated retry(Path rejects) {
        RunReport report = control().retryRejects(configuration(), rejects, progress);
        return new Migrated(report, targetDatabase(), copy.rejectDir());
    }

    /** Retries and expects the failure. */
    public MigrateException retryFailure(Path rejects) {
        return catchThrowableOfType(MigrateException.class, () -> retry(rejects));
    }

    /** Writes the plan as {@code migrate plan --out} does, with these texts of its files replaced, and uses it. */
    public Migrating editedPlan(Map<String, String> replacements) {
        Plan plan = plan();
        try {
            Path out = Files.createDirectory(directory.resolve("plan"));
            Map<String, String> left = new HashMap<>(replacements);
            for (Map.Entry<String, String> file :
                    PlanDirectoryRenderer.render(plan).entrySet()) {
                String sql = file.getValue();
                for (Map.Entry<String, String> edit : replacements.entrySet()) {
                    if (sql.contains(edit.getKey())) {
                        left.remove(edit.getKey());
                        sql = sql.replace(edit.getKey(), edit.getValue());
                    }
                }
                Files.writeString(out.resolve(file.getKey()), sql);
            }
            assertThat(left).as("edits that met nothing").isEmpty();
            Files.writeString(out.resolve("plan.json"), StableJson.write(plan));
            return planDirectory(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The only reject file of the only run. */
    public Path rejectFile() {
        try (Stream<Path> files = Files.walk(copy.rejectDir())) {
            List<Path> found = files.filter(file -> file.toString().endsWith(".jsonl"))
                    .filter(file -> !file.toString().contains("-retry"))
                    .toList();
            assertThat(found).hasSize(1);
            return found.get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path rejectDirectory() {
        return copy.rejectDir();
    }

    /** Runs and expects the failure. */
    public MigrateException failure() {
        return catchThrowableOfType(MigrateException.class, this::run);
    }

    /** Asks the run to stop; false when none is at work. */
    public boolean stop() {
        return new AllJobs(directory.resolve("drivers")).stop(configuration());
    }

    public JobStatus status() {
        return control().status(configuration());
    }

    private MigrationJobControl control() {
        return new MigrationJobControl(directory.resolve("drivers"));
    }
}
