package io.pgtrek.job.migration;

import io.pgtrek.cases.Migrating;
import io.pgtrek.config.TargetSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A migration in a JVM of its own, which can be killed. */
final class MigrationProcess {

    static final long SLICE_BYTES = 16_000;

    private MigrationProcess() {}

    /** The job, for this JVM and the other one alike. */
    static Migrating job(String source, String target) {
        return Migrating.from(source, null, null)
                .schema("main", "public")
                .sliceBytes(Long.getLong("slice", SLICE_BYTES))
                .target(new TargetSpec(target, null, null, Map.of()));
    }

    /** @param options of the JVM, e.g. {@code -Xmx64m} */
    static Process start(String source, String target, Path log, String... options) throws IOException {
        return start(List.of(), source, target, log, options);
    }

    /** As started from a terminal: background jobs of a script ignore Ctrl-C, and so would what they start. */
    static Process startInTerminal(String source, String target, Path log) throws IOException {
        return start(List.of("env", "--default-signal=INT"), source, target, log);
    }

    private static Process start(List<String> prefix, String source, String target, Path log, String... options)
            throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(MigrationProcess.class.getName(), source, target));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    /** Prints how it ended. */
    public static void main(String[] arguments) {
        Migrating job = job(arguments[0], arguments[1]);
        if (Boolean.getBoolean("verify")) {
            System.out.println(job.verify().message());
            return;
        }
        System.out.println((Boolean.getBoolean("refresh") ? job.refreshReport() : job.report()).message());
    }
}
