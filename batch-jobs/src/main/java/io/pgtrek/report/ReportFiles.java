package io.pgtrek.report;

import io.pgtrek.config.ReportFormat;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.json.StableJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Writes reports to files; each appears whole or not at all. */
public final class ReportFiles {

    private static final List<ReportFormat> FORMATS = List.of(ReportFormat.HTML, ReportFormat.JSON, ReportFormat.TEXT);

    private static final int LONGEST_NAME = 60;

    private ReportFiles() {}

    /** A report's text in one of its forms; the text form names the files. */
    @FunctionalInterface
    private interface Rendering {
        String render(ReportFormat format, List<Path> files);
    }

    /**
     * Writes {@code <dir>/<job>-<start in UTC>.html}, {@code .json} and {@code .txt}, as far as asked for, and returns
     * them in that order.
     *
     * @throws MigrateException with {@link ErrorCode#FILE_UNREADABLE} when a file cannot be written
     */
    public static List<Path> write(RunReport report, ReportOptions options) {
        return write(report.job(), report.started(), options, (format, files) -> switch (format) {
            case HTML -> new HtmlReport().render(report);
            case JSON -> new JsonReport().render(report);
            case TEXT -> new TextReport(files).render(report);
        });
    }

    /** As the other one. */
    public static List<Path> write(RecompressionReport report, ReportOptions options) {
        return write(report.job(), report.started(), options, (format, files) -> switch (format) {
            case HTML -> RecompressionHtml.render(report);
            case JSON -> StableJson.write(report);
            case TEXT -> RecompressionText.render(report, files);
        });
    }

    /** As the other one. */
    public static List<Path> write(AnalysisReport report, ReportOptions options) {
        return write(report.job(), report.started(), options, (format, files) -> switch (format) {
            case HTML -> AnalysisHtml.render(report);
            case JSON -> StableJson.write(report);
            case TEXT -> AnalysisText.render(report, files);
        });
    }

    private static List<Path> write(String job, String started, ReportOptions options, Rendering rendering) {
        List<Path> files = of(job, started, options);
        FORMATS.stream()
                .filter(options.formats()::contains)
                .forEach(format -> write(file(job, started, options, format), rendering.render(format, files)));
        return files;
    }

    /**
     * Makes the directory, so that a run does not begin whose report could not be written; not where no files are asked for.
     *
     * @throws MigrateException with {@link ErrorCode#FILE_UNREADABLE} when it cannot be made or written to
     */
    public static void requireWritable(ReportOptions options) {
        if (options.formats().isEmpty()) {
            return;
        }
        try {
            Files.createDirectories(options.dir());
            Files.delete(Files.createTempFile(options.dir(), ".report", ".part"));
        } catch (IOException e) {
            throw new MigrateException(
                    ErrorCode.FILE_UNREADABLE,
                    "Reports cannot be written to " + options.dir() + ".",
                    e.toString(),
                    "Check report.dir: the directory, its permissions, and space on the disk. Nothing was done.",
                    e);
        }
    }

    /** The files that {@link #write} writes for a report. */
    public static List<Path> of(String job, String started, ReportOptions options) {
        return FORMATS.stream()
                .filter(options.formats()::contains)
                .map(format -> file(job, started, options, format))
                .toList();
    }

    private static Path file(String job, String started, ReportOptions options, ReportFormat format) {
        return options.dir()
                .resolve(baseName(job, started)
                        + switch (format) {
                            case HTML -> ".html";
                            case JSON -> ".json";
                            case TEXT -> ".txt";
                        });
    }

    /** A name every file system takes. */
    private static String baseName(String name, String started) {
        String safe = name.replaceAll("[^\\p{L}\\p{N}._-]", "_").replaceAll("^[._-]+", "");
        String job = safe.isEmpty() ? "job" : safe;
        int end = Math.min(job.codePointCount(0, job.length()), LONGEST_NAME);
        String start = started.replaceAll("\\.\\d+", "").replaceAll("[^0-9TZ]", "");
        return job.substring(0, job.offsetByCodePoints(0, end)) + "-" + start;
    }

    private static void write(Path file, String text) {
        Path draft = file.resolveSibling("." + file.getFileName() + ".part");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            // Not writeString, which refuses half a surrogate pair; a name may hold one.
            Files.write(draft, text.getBytes(StandardCharsets.UTF_8));
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new MigrateException(
                    ErrorCode.FILE_UNREADABLE,
                    "Cannot write the report " + file,
                    e.toString(),
                    "Name another folder under report: dir: in the job file.",
                    e);
        }
    }
}
