package io.pgtrek.cli.command;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.cli.Session;
import io.pgtrek.cli.config.JobFile;
import io.pgtrek.cli.demo.DemoGuide;
import io.pgtrek.cli.demo.DemoSite;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.cli.output.Progress;
import io.pgtrek.config.Invocation;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.RunOptions;
import io.pgtrek.postgresql.server.EmbeddedServer;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.ReportFiles;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code migrate demo}. */
@Command(
        name = "demo",
        description = {
            "Makes a sample legacy database (SQLite), migrates it to a PostgreSQL of its own, and verifies.",
            "Begins anew each time; the server runs on until --stop. Its views and triggers are not translated, which",
            "migrate run answers with exit code 6; the demo, where that is expected, with 0."
        })
public final class DemoCommand implements Callable<Integer> {

    private static final Path DEFAULT = Path.of("build", "demo");

    private final Session session;

    @Option(names = "--dir", paramLabel = "DIR", description = "Where the demo lives; build/demo by default.")
    private @Nullable Path dir;

    @ArgGroup
    private @Nullable Ending ending;

    /** What to do with an earlier demo instead of making one. */
    private static final class Ending {

        @Option(names = "--stop", description = "Stop the demo's PostgreSQL server.")
        private boolean stop;

        @Option(names = "--clean", description = "Stop the server and remove everything the demo wrote.")
        private boolean clean;
    }

    public DemoCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        Logging.start(session.options().verbosity());
        Path directory = session.directory().resolve(dir == null ? DEFAULT : dir);
        DemoSite site = new DemoSite(directory);
        if (ending == null) {
            return run(site);
        }
        if (!site.exists()) {
            throw none(directory);
        }
        session.console().result(end(site, ending.clean) + directory + "\n");
        return ExitCodes.DONE;
    }

    private static String end(DemoSite site, boolean clean) {
        if (clean) {
            site.clean();
            return "Removed the demo in ";
        }
        return site.stop() ? "Stopped the server of the demo in " : "No server was running for the demo in ";
    }

    private MigrateException none(Path directory) {
        return new MigrateException(
                ErrorCode.USAGE,
                "There is no demo in " + directory + "; nothing was done.",
                null,
                "Name its directory: " + Invocation.shell(session.program()) + " demo --dir DIR "
                        + (ending != null && ending.clean ? "--clean" : "--stop")
                        + "; or go where the demo was started.");
    }

    private int run(DemoSite site) {
        site.prepare();
        // Not the process environment: MIGRATE_TARGET_URL must not send the demo into a real database.
        MigrationConfiguration configuration = new JobFile(Map.of(), session.program())
                .migration(site.job(), site.job().toString(), Map.of());
        RunReport report;
        int port;
        try (EmbeddedServer server = site.server().start()) {
            report = migrate(configuration);
            port = server.port();
            server.detach();
        }
        print(report, configuration, port, site);
        return exitCode(report);
    }

    /** A demo has done its work when every row arrived: that views stay behind is part of what it shows. */
    private static int exitCode(RunReport report) {
        boolean shown = report.outcome() == Outcome.INCOMPLETE && report.rowsRejected() == 0;
        return shown ? ExitCodes.DONE : ExitCodes.of(report.outcome());
    }

    private RunReport migrate(MigrationConfiguration configuration) {
        try (Progress progress =
                Progress.start(session.options().progress(), session.console(), session.environment())) {
            return session.jobs().get().run(configuration, new RunOptions(true), progress.listener());
        }
    }

    /** What to call for this demo again. */
    private String command() {
        String program = Invocation.shell(session.program()) + " demo";
        return dir == null ? program : program + " --dir " + Invocation.shell(dir.toString());
    }

    private void print(RunReport report, MigrationConfiguration configuration, int port, DemoSite site) {
        boolean json = session.options().json();
        session.console().result(Results.report(report, configuration.report(), json));
        if (!json) {
            Path html = ReportFiles.of(report.job(), report.started(), configuration.report())
                    .get(0);
            session.console().result(DemoGuide.text(report, port, site.source(), html, command()));
        }
    }
}
