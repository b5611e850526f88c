package io.pgtrek.job.repository;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Creates and upgrades schema {@code migrate} of the target. */
public final class MetadataSchema {

    /** Where all metadata of this program lives. */
    public static final String NAME = "migrate";

    private static final String INSUFFICIENT_PRIVILEGE = "42501";

    private MetadataSchema() {}

    /** Brings the schema to this program's version; a newer one than this program knows is refused. */
    public static void upgrade(DataSource target) {
        try {
            flyway(target).migrate();
        } catch (FlywayException e) {
            throw new MigrateException(
                    lacksPrivilege(e) ? ErrorCode.TARGET_PRIVILEGE : ErrorCode.WRITE_FAILED,
                    "The metadata schema \"" + NAME + "\" of the target could not be created or upgraded.",
                    e.getMessage(),
                    "Check that the user may create a schema in this database, and that no other program uses the"
                            + " name \"" + NAME + "\".",
                    e);
        }
    }

    /** Refuses books that only {@link #upgrade} could make readable, for those who may not write. */
    public static void requireCurrent(DataSource target) {
        if (flyway(target).info().pending().length > 0) {
            throw new MigrateException(
                    ErrorCode.STORED_FORM_UNKNOWN,
                    "The books in the target's schema \"" + NAME + "\" were made by an older version of this program.",
                    null,
                    "Run the job with this version, which upgrades them; what was copied stays.");
        }
    }

    private static Flyway flyway(DataSource target) {
        return Flyway.configure(MetadataSchema.class.getClassLoader())
                .dataSource(target)
                .schemas(NAME)
                .createSchemas(true)
                .table("schema_history")
                .locations("classpath:io/pgtrek/job/repository/migrations")
                // one transaction for all: whoever is killed leaves no books half of one version and half of another
                .group(true)
                .configuration(Map.of("flyway.cleanDisabled", "true"))
                .load();
    }

    private static boolean lacksPrivilege(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && INSUFFICIENT_PRIVILEGE.equals(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }
}
