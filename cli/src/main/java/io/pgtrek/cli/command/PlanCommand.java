package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.option.FailOnOption;
import io.pgtrek.cli.option.JobOptions;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.cli.output.Progress;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.PlanDirectoryRenderer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code migrate plan}. */
@Command(
        name = "plan",
        description = {
            "Reads the source and plans; touches neither source nor target.",
            "Prints the DDL, or writes it as a directory of SQL files to edit.",
            "Ends as its run would, by its findings: with 5 on a blocker, with 6 when something would be missing."
        })
public final class PlanCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private final JobOptions job = new JobOptions();

    @Mixin
    private final FailOnOption failOn = new FailOnOption();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Write SQL files and plan.json into this new or empty directory; "
                    + "the job's key plan makes migrate run apply them.")
    private @Nullable Path out;

    public PlanCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        MigrationConfiguration configuration = job.migration(session, failOn.assignment());
        Path directory = out == null ? null : session.directory().resolve(out);
        if (directory != null) {
            NewFiles.requireEmpty(directory);
        }
        Logging.start(session.options().verbosity());
        Plan plan = plan(configuration);
        if (directory == null) {
            print(plan, configuration);
        } else {
            write(plan, directory, configuration);
        }
        return Results.exitCode(plan, configuration.failOn());
    }

    private Plan plan(MigrationConfiguration configuration) {
        try (Progress progress =
                Progress.start(session.options().progress(), session.console(), session.environment())) {
            return session.jobs().get().plan(configuration, progress.listener());
        }
    }

    private void print(Plan plan, MigrationConfiguration configuration) {
        if (session.options().json()) {
            session.console().result(StableJson.write(plan));
            return;
        }
        StringBuilder sql = new StringBuilder();
        PlanDirectoryRenderer.render(plan)
                .forEach((name, text) ->
                        sql.append("-- ").append(name).append('\n').append(text).append('\n'));
        Results.summary(plan, configuration.failOn())
                .lines()
                .forEach(line -> sql.append("-- ").append(line).append('\n'));
        session.console().result(sql.toString());
    }

    private void write(Plan plan, Path directory, MigrationConfiguration configuration) {
        Map<String, String> files = new LinkedHashMap<>(PlanDirectoryRenderer.render(plan));
        files.put("plan.json", StableJson.write(plan));
        NewFiles.write(directory, files);
        if (session.options().json()) {
            session.console()
                    .result(StableJson.write(Map.of("directory", directory.toString(), "files", files.keySet())));
        } else {
            session.console().result(Results.summary(plan, configuration.failOn()) + listed(directory, files));
        }
    }

    private static String listed(Path directory, Map<String, String> files) {
        return "Written to " + directory + ": " + String.join(", ", files.keySet()) + "\n";
    }
}
