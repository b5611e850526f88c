package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.config.JobTemplate;
import io.pgtrek.cli.config.SourceProviders;
import io.pgtrek.config.Invocation;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.spi.SourceDialectProvider;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code migrate init}. */
@Command(name = "init", description = "Writes a commented job file that is valid as it stands.")
public final class InitCommand implements Callable<Integer> {

    private static final String MIGRATION = "migration";

    private final Session session;

    @Option(names = "--source", paramLabel = "URL", description = "The source's URL, without a password.")
    private @Nullable String source;

    @Option(
            names = "--job",
            paramLabel = "KIND",
            defaultValue = MIGRATION,
            description = "What to do: migration, recompression or toast-analysis. Default: ${DEFAULT-VALUE}.")
    private String kind = MIGRATION;

    @Option(names = "--out", paramLabel = "FILE", description = "Write into this new file instead of stdout.")
    private @Nullable Path out;

    public InitCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        String text = source == null ? ofKind() : JobTemplate.render(checked(source));
        if (out == null) {
            session.console().result(text);
        } else {
            Path file = session.directory().resolve(out);
            NewFiles.write(file, text);
            session.console().error("Written to " + file);
        }
        return 0;
    }

    private String ofKind() {
        return JobTemplate.ofKind(kind)
                .orElseThrow(() -> usage(
                        "There is no job " + kind + ".", "Jobs are " + String.join(", ", JobTemplate.kinds()) + "."));
    }

    private static MigrateException usage(String sentence, String hint) {
        return new MigrateException(ErrorCode.USAGE, sentence, null, hint);
    }

    private String checked(String url) {
        if (!kind.equals(MIGRATION)) {
            throw usage(
                    "--source is for migrations only.",
                    "Leave it out; the job's database has a key of its own in the file.");
        }
        if (JobTemplate.holdsSecret(url)) {
            throw usage(
                    "The URL must not hold a password.",
                    "Leave it out; the job file takes it as ${env:NAME} or ${file:PATH}.");
        }
        if (SourceProviders.accepting(url).isEmpty()) {
            throw new MigrateException(
                    ErrorCode.SOURCE_UNKNOWN,
                    "No dialect accepts this URL.",
                    samples(),
                    Invocation.shell(session.program()) + " dialects tells more.");
        }
        return url;
    }

    private static String samples() {
        return SourceProviders.all().stream()
                .map(SourceDialectProvider::sampleUrl)
                .collect(Collectors.joining("\n", "URLs look like these:\n", ""));
    }
}
