package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.option.JobOptions;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.JobControl;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.connect.RedactedUrl;
import io.pgtrek.json.StableJson;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code migrate stop}. */
@Command(
        name = "stop",
        description = {
            "Asks a run that is at work to stop.",
            "It finishes the slices, batches and statements it has begun and ends with exit code 8.",
            "Ends with 9 when the job has never run on its target."
        })
public final class StopCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private final JobOptions job = new JobOptions();

    public StopCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        JobConfiguration configuration = job.load(session);
        if (configuration instanceof ToastAnalysisConfiguration) {
            throw keepsNoBooks(configuration.name());
        }
        Logging.start(session.options().verbosity());
        JobControl jobs = session.jobs().get();
        String target = RedactedUrl.of(configuration.target().url());
        boolean asked = jobs.stop(configuration);
        if (!asked && jobs.status(configuration).state() == JobStatus.State.NONE) {
            throw unknown(configuration.name(), target);
        }
        session.console()
                .result(
                        session.options().json()
                                ? StableJson.write(
                                        Map.of("job", configuration.name(), "target", target, "asked", asked))
                                : text(configuration.name(), target, asked));
        return 0;
    }

    private static MigrateException keepsNoBooks(String name) {
        return new MigrateException(
                ErrorCode.USAGE,
                "\"" + name + "\" is an analysis, which keeps no books, so that no run of it can be asked to stop.",
                null,
                "End its process: it writes nothing, so that nothing is left behind.");
    }

    /** Perhaps a slip: then the run that is meant goes on elsewhere. */
    private static MigrateException unknown(String name, String target) {
        return new MigrateException(
                ErrorCode.NOT_YET_RUN,
                "There is no run of job \"" + name + "\" on " + target + "; nothing was stopped.",
                null,
                "Runs are found by the job file's name: (by default the file's own name) and target.url.");
    }

    private static String text(String name, String target, boolean asked) {
        return asked
                ? "Asked the run of job \"" + name + "\" on " + target
                        + " to stop; it ends when the slices or batches it has begun are finished.\n"
                : "No run of job \"" + name + "\" is at work on " + target + "; nothing was done.\n";
    }
}
