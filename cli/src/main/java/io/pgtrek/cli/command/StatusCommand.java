package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.option.JobOptions;
import io.pgtrek.cli.output.Logging;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.connect.RedactedUrl;
import io.pgtrek.json.StableJson;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code migrate status}. */
@Command(name = "status", description = "Tells where a job stands on its target; writes nothing.")
public final class StatusCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private final JobOptions job = new JobOptions();

    public StatusCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        var configuration = job.load(session);
        Logging.start(session.options().verbosity());
        JobStatus status = session.jobs().get().status(configuration);
        session.console()
                .result(session.options().json() ? StableJson.write(status) : text(status, configuration.target()));
        return 0;
    }

    private static String text(JobStatus status, TargetSpec target) {
        String text =
                "job:      %s%ntarget:   %s%nstate:    %s%nstarted:  %s%nslices:   %,d of %,d%nrows:     %,d copied, %,d rejected%n";
        String never = status.state() == JobStatus.State.RUNNING ? "just now" : "never";
        String started = status.started().isEmpty() ? never : status.started();
        String line = String.format(
                Locale.ROOT,
                text,
                status.job(),
                RedactedUrl.of(target.url()),
                status.state().name().toLowerCase(Locale.ROOT),
                started,
                status.slicesDone(),
                status.slices(),
                status.rowsCopied(),
                status.rowsRejected());
        return status.message().isEmpty() ? line : line + "message:  " + status.message() + "\n";
    }
}
