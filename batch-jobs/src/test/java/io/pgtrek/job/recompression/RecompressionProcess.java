package io.pgtrek.job.recompression;

import io.pgtrek.job.ProgressListener;
import io.pgtrek.spi.Selection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;

/** A run in a process of its own, to be killed. */
final class RecompressionProcess {

    private RecompressionProcess() {}

    public static void main(String[] arguments) {
        new RecompressionJobControl(Clock.systemDefaultZone())
                .recompress(
                        Recompressing.configuration(arguments[0], Path.of(arguments[1]), null, Selection.ALL),
                        ProgressListener.SILENT);
    }

    static Process start(String url, Path reports) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return new ProcessBuilder(List.of(
                        java.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        RecompressionProcess.class.getName(),
                        url,
                        reports.toString()))
                .redirectErrorStream(true)
                .redirectOutput(reports.resolve("log").toFile())
                .start();
    }
}
