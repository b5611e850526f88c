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
            Flyway.configure(MetadataSchema.class.getClassLoader())
                    .dataSource(target)
                    .schemas(NAME)
                    .createSchemas(true)
                    .table("schema_history")
                    .locations("classpath:io/pgtrek/job/repository/migrations")
                    .configuration(Map.of("flyway.cleanDisabled", "true"))
                    .load()
                    .migrate();
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

    private static boolean lacksPrivilege(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && INSUFFICIENT_PRIVILEGE.equals(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }
}
