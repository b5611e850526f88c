package io.pgtrek.report;

/** Rows that differ, for a terminal: the first few. */
final class TextDifferences {

    private static final int SHOWN = 20;
    private static final int LONGEST = 400;

    private TextDifferences() {}

    static void append(StringBuilder out, RunReport report) {
        if (report.differences().isEmpty()) {
            return;
        }
        out.append("\nDifferences\n");
        report.differences().stream()
                .limit(SHOWN)
                .forEach(one -> TextWrap.append(
                        out, "  ", Visible.fit(Visible.text(one.table() + ": " + one.line()), LONGEST)));
        int more = report.differences().size() - SHOWN;
        if (more > 0) {
            out.append("  and ").append(Numbers.count(more)).append(" more in the report's HTML and JSON files\n");
        }
    }
}
