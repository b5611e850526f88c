package io.pgtrek.job.migration;

import io.pgtrek.config.Invocation;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.job.Phase;
import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.exception.FlywayValidateException;

/** A plan written out by {@code migrate plan --out}, perhaps edited, and applied with Flyway. */
final class PlanDirectory {

    /** The last version that runs before the data; see {@code PlanDirectoryRenderer}. */
    private static final MigrationVersion LAST_BEFORE_DATA = MigrationVersion.fromVersion("3");

    private static final Pattern PLACE = Pattern.compile("(?m)^(Location|Line)\\s*: *([^\\s(]+)");

    private final Path directory;
    private final Invocation invocation;

    PlanDirectory(Path directory, Invocation invocation) {
        this.directory = directory;
        this.invocation = invocation;
    }

    /** The plan the SQL files were made from; it tells which rows go where. */
    Plan plan() {
        Path file = directory.resolve("plan.json");
        try {
            return StableJson.read(Files.readString(file), Plan.class);
        } catch (IOException e) {
            throw new MigrateException(
                    ErrorCode.FILE_UNREADABLE,
                    "The plan " + file + " cannot be read.",
                    e.toString(),
                    "Write it with: " + invocation.command("plan", "--out", directory.toString()),
                    e);
        }
    }

    /** Applies the files that come before the data, or all of them; those applied already are left alone. */
    void apply(DataSource target, long run, Phase phase) {
        try {
            Flyway.configure(PlanDirectory.class.getClassLoader())
                    .dataSource(target)
                    .defaultSchema(MetadataSchema.NAME)
                    .createSchemas(false)
                    .table("plan_history_" + run)
                    .baselineOnMigrate(true)
                    .baselineVersion("0")
                    .placeholderReplacement(false)
                    .locations("filesystem:" + directory.toAbsolutePath())
                    .target(phase == Phase.PRE_DATA ? LAST_BEFORE_DATA : MigrationVersion.LATEST)
                    .load()
                    .migrate();
        } catch (FlywayValidateException e) {
            throw new MigrateException(
                    ErrorCode.CONFIGURATION_CHANGED,
                    "Files of " + directory + " were changed after they had been applied.",
                    e.getMessage(),
                    "Undo the change, or begin anew with --fresh.",
                    e);
        } catch (FlywayException e) {
            throw new MigrateException(
                    ErrorCode.DDL_FAILED,
                    "A statement of " + directory + " was refused.",
                    detail(e),
                    "Mend the file and run again; files that went through are not repeated.",
                    e);
        }
    }

    /** Flyway's message is a page; what matters is the file, the line and PostgreSQL's own word. */
    private static String detail(FlywayException e) {
        StringBuilder detail = new StringBuilder();
        Matcher place = PLACE.matcher(String.valueOf(e.getMessage()));
        while (place.find()) {
            detail.append(place.group(1)).append(' ').append(place.group(2)).append(", ");
        }
        for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return detail + SqlErrors.detail(sql);
            }
        }
        return String.valueOf(e.getMessage());
    }
}
