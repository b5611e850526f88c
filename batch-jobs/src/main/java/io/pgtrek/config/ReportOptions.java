package io.pgtrek.config;

import java.nio.file.Path;
import java.util.Set;

/** Where reports go, and in which forms. */
public record ReportOptions(Path dir, Set<ReportFormat> formats) {

    /** What an empty {@code report:} means. */
    public static final ReportOptions DEFAULT =
            new ReportOptions(Path.of("reports"), Set.of(ReportFormat.HTML, ReportFormat.JSON, ReportFormat.TEXT));

    /** No files at all. */
    public static final ReportOptions NONE = new ReportOptions(DEFAULT.dir(), Set.of());

    public ReportOptions {
        formats = Set.copyOf(formats);
    }
}
