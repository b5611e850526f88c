package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.option.JobOptions;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.config.JobConfiguration;
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
            "It finishes the slices, batches and statements it has begun and ends with exit code 8."
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
        Logging.start(session.options().verbosity());
        boolean asked = session.jobs().get().stop(configuration);
        session.console()
                .result(
                        session.options().json()
                                ? StableJson.write(Map.of("job", configuration.name(), "asked", asked))
                                : text(configuration.name(), asked));
        return 0;
    }

    private static String text(String name, boolean asked) {
        return asked
                ? "Asked the run of job \"" + name + "\" to stop; it ends when the slices it has begun are finished.\n"
                : "No run of job \"" + name + "\" is at work on this target; nothing was done.\n";
    }
}
