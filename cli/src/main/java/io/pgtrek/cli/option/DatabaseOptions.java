package io.pgtrek.cli.option;

import io.pgtrek.config.TargetSpec;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.Secret;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Names the PostgreSQL database that a command without a job file works on. */
public final class DatabaseOptions {

    private static final String URL = "MIGRATE_DATABASE_URL";
    private static final String USER = "MIGRATE_DATABASE_USER";
    private static final String PASSWORD = "MIGRATE_DATABASE_PASSWORD";

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "jdbc:postgresql://host/database; else from " + URL + ".")
    private @Nullable String url;

    @Option(
            names = "--user",
            description =
                    "Else from " + USER + ", or the URL. The password comes from " + PASSWORD + " or a pgpass file.")
    private @Nullable String user;

    /** What the command line and the environment say; the command line wins. */
    public TargetSpec target(Map<String, String> environment) {
        String database = first(url, environment.get(URL));
        if (database == null) {
            throw new MigrateException(
                    ErrorCode.USAGE,
                    "The database is missing.",
                    null,
                    "Give it as --database jdbc:postgresql://host/database, or in " + URL + ".");
        }
        String password = first(null, environment.get(PASSWORD));
        return new TargetSpec(
                database, first(user, environment.get(USER)), password == null ? null : new Secret(password), Map.of());
    }

    /** An empty variable is how scripts unset one. */
    private static @Nullable String first(@Nullable String option, @Nullable String variable) {
        return option != null ? option : variable == null || variable.isEmpty() ? null : variable;
    }
}
