package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.config.JobFile;
import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.RecompressionConfiguration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code migrate toast recompress}: a recompression without a job file. */
@Command(
        name = "recompress",
        description = {
            "Stores large values anew by another method, in place, while the application runs.",
            "Run again, it goes on where it stopped. The same as a file with job: recompression, whose keys",
            "--set takes, too. Exits with 0 when nothing is left, 6 when columns had to be left alone."
        })
public final class ToastRecompressCommand implements Callable<Integer> {

    private static final String NAME = "recompress";

    private final Session session;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "jdbc:postgresql://host/database; else from MIGRATE_DATABASE_URL.")
    private @Nullable String database;

    @Option(
            names = "--user",
            description = "Else from MIGRATE_DATABASE_USER, or the URL. The password comes from"
                    + " MIGRATE_DATABASE_PASSWORD or a pgpass file.")
    private @Nullable String user;

    @Option(names = "--to", paramLabel = "METHOD", description = "lz4 or pglz. Default: lz4.")
    private @Nullable String to;

    @Option(
            names = "--include",
            paramLabel = "GLOB",
            description = "Only these tables, as table or schema.table; repeatable.")
    private List<String> include = List.of();

    @Option(names = "--exclude", paramLabel = "GLOB", description = "Not these tables; repeatable, and wins.")
    private List<String> exclude = List.of();

    @Option(
            names = "--window",
            paramLabel = "FROM-TO",
            description = "When it may work, e.g. 22:00-05:00; it stops when the window closes, with exit code 8.")
    private @Nullable String window;

    @Option(names = "--max-duration", paramLabel = "TIME", description = "How long it may work, e.g. 2h.")
    private @Nullable String maxDuration;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            mapFallbackValue = "",
            description = "Any key of such a job file, e.g. --set recompress.verify=all; repeatable.")
    private Map<String, String> assignments = new LinkedHashMap<>();

    public ToastRecompressCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        JobConfiguration job = new JobFile(session.environment(), session.program())
                .withoutFile(NAME, session.directory(), assignments());
        return Recompressing.run(session, (RecompressionConfiguration) job);
    }

    private Map<String, String> assignments() {
        Map<String, String> all = new LinkedHashMap<>(assignments);
        all.put("job", "recompression");
        put(all, "database.url", database);
        put(all, "database.user", user);
        put(all, "recompress.to", to);
        put(all, "recompress.window", window);
        put(all, "recompress.max-duration", maxDuration);
        put(all, "select.include", include);
        put(all, "select.exclude", exclude);
        return all;
    }

    private static void put(Map<String, String> all, String key, @Nullable String value) {
        if (value != null) {
            all.put(key, value);
        }
    }

    private static void put(Map<String, String> all, String key, List<String> globs) {
        if (!globs.isEmpty()) {
            all.put(key, JobFile.list(globs));
        }
    }
}
