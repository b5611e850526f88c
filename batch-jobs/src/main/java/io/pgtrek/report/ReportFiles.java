package io.pgtrek.report;

import io.pgtrek.config.ReportFormat;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Writes reports to files; each appears whole or not at all. */
public final class ReportFiles {

    private static final int LONGEST_NAME = 60;

    private ReportFiles() {}

    /**
     * Writes {@code <dir>/<job>-<start in UTC>.html}, {@code .json} and {@code .txt}, as far as asked for, and returns
     * them in that order.
     *
     * @throws MigrateException with {@link ErrorCode#FILE_UNREADABLE} when a file cannot be written
     */
    public static List<Path> write(RunReport report, ReportOptions options) {
        List<Path> files = of(report, options);
        for (Path file : files) {
            write(file, renderer(file, files).render(report));
        }
        return files;
    }

    /**
     * Makes the directory, so that a run does not begin whose report could not be written.
     *
     * @throws MigrateException with {@link ErrorCode#FILE_UNREADABLE} when it cannot be made or written to
     */
    public static void requireWritable(ReportOptions options) {
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

    /** The files that {@link #write} writes for the report. */
    public static List<Path> of(RunReport report, ReportOptions options) {
        List<Path> files = new ArrayList<>();
        add(files, options, ReportFormat.HTML, report, ".html");
        add(files, options, ReportFormat.JSON, report, ".json");
        add(files, options, ReportFormat.TEXT, report, ".txt");
        return List.copyOf(files);
    }

    private static void add(
            List<Path> files, ReportOptions options, ReportFormat format, RunReport report, String extension) {
        if (options.formats().contains(format)) {
            files.add(options.dir().resolve(baseName(report) + extension));
        }
    }

    private static ReportRenderer renderer(Path file, List<Path> all) {
        String name = file.toString();
        if (name.endsWith(".html")) {
            return new HtmlReport();
        }
        return name.endsWith(".json") ? new JsonReport() : new TextReport(all);
    }

    /** A name every file system takes. */
    private static String baseName(RunReport report) {
        String safe = report.job().replaceAll("[^\\p{L}\\p{N}._-]", "_").replaceAll("^[._-]+", "");
        String job = safe.isEmpty() ? "job" : safe;
        int end = Math.min(job.codePointCount(0, job.length()), LONGEST_NAME);
        String start = report.started().replaceAll("\\.\\d+", "").replaceAll("[^0-9TZ]", "");
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
