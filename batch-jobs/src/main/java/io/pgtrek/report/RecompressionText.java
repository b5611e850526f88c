package io.pgtrek.report;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** A recompression's report for a terminal. */
public final class RecompressionText {

    private static final int TABLES = 20;

    private RecompressionText() {}

    /** @param files that were written, to be named; may be empty */
    public static String render(RecompressionReport report, List<Path> files) {
        StringBuilder out = new StringBuilder();
        TextWrap.append(
                out,
                headline(report.outcome()).toUpperCase(Locale.ROOT) + "  ",
                Numbers.of(report.examined(), "table") + " looked at in "
                        + Numbers.duration(report.started(), report.finished()));
        TextWrap.append(out, "", report.message());
        out.append('\n');
        new TextTable("lll", 60)
                .row("job", report.job(), "started " + Numbers.time(report.started()))
                .row(
                        "database",
                        (report.database().product() + " " + report.database().version()).strip(),
                        report.database().url())
                .appendTo(out, "  ");
        tables(out, report);
        TextFindings.append(out, report.findings());
        TextFiles.append(out, files);
        return out.toString();
    }

    static String headline(Outcome outcome) {
        return switch (outcome) {
            case DONE -> "Done";
            case INCOMPLETE, MISMATCH -> "Done, but not everywhere";
            case STOPPED -> "Stopped before the end";
            case FAILED -> "Failed";
        };
    }

    private static void tables(StringBuilder out, RecompressionReport report) {
        if (report.tables().isEmpty()) {
            return;
        }
        int all = report.tables().size();
        out.append("\nStored by ").append(report.wanted()).append(" now");
        out.append(all <= TABLES ? "" : " (the largest " + TABLES + " of " + Numbers.count(all) + ")")
                .append('\n');
        TextTable table = new TextTable("lrrrrl", 40).row("table", "rows", "raw", "before", "after", "columns");
        report.tables().stream()
                .sorted(Comparator.comparingLong(RecompressedTable::storedBefore)
                        .reversed())
                .limit(TABLES)
                .forEach(row -> table.row(
                        row.table(),
                        Numbers.count(row.rows()),
                        Numbers.bytes(row.rawBytes()),
                        Numbers.bytes(row.storedBefore()),
                        Numbers.bytes(row.storedAfter()),
                        String.join(", ", row.columns())));
        table.appendTo(out, "  ");
    }
}
