package io.pgtrek.report;

import io.pgtrek.postgresql.toast.survey.PartialReads;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Times of reads of pieces, for a terminal and for the page. */
final class AnalysisReads {

    private static final String TITLE = "Microseconds for 100 bytes of a large value (median, on the server)";

    private AnalysisReads() {}

    static void append(StringBuilder out, AnalysisReport report) {
        List<PartialReads> measured = measured(report);
        if (!measured.isEmpty()) {
            times(out, measured);
        }
        reasons(report)
                .forEach((reason, columns) -> TextWrap.append(
                        out, "", "Reads not timed of " + Numbers.of(columns, "column") + ": " + reason));
    }

    private static void times(StringBuilder out, List<PartialReads> measured) {
        out.append('\n').append(TITLE).append('\n');
        TextTable table = new TextTable("lrlrrr", 40).row("column", "of", "stored", "start", "middle", "at 90 %");
        for (PartialReads reads : measured) {
            for (PartialReads.Times times : reads.times()) {
                boolean first = times.equals(reads.times().get(0));
                table.row(
                        first ? name(reads) : "",
                        first ? size(reads) : "",
                        times.form(),
                        Numbers.count(times.start()),
                        Numbers.count(times.middle()),
                        Numbers.count(times.end()));
            }
        }
        table.appendTo(out, "  ");
    }

    static void append(Html html, AnalysisReport report) {
        List<PartialReads> measured = measured(report);
        if (measured.isEmpty()) {
            return;
        }
        html.start("section")
                .leaf("h2", TITLE)
                .start("div", "class", "wide")
                .start("table")
                .start("tbody")
                .line();
        html.start("tr");
        for (String title : List.of("column", "of", "stored", "start", "middle", "at 90 %")) {
            html.leaf("th", title, "scope", "col");
        }
        html.end();
        for (PartialReads reads : measured) {
            for (PartialReads.Times times : reads.times()) {
                html.start("tr").leaf("td", name(reads)).leaf("td", size(reads)).leaf("td", times.form());
                html.leaf("td", Numbers.count(times.start()), "class", "n");
                html.leaf("td", Numbers.count(times.middle()), "class", "n");
                html.leaf("td", Numbers.count(times.end()), "class", "n").end();
            }
        }
        html.end().end().end().end();
    }

    /** Why columns were not measured, and how many. */
    private static Map<String, Long> reasons(AnalysisReport report) {
        Map<String, Long> reasons = new TreeMap<>();
        report.partialReads().stream()
                .map(PartialReads::notMeasured)
                .filter(Objects::nonNull)
                .forEach(reason -> reasons.merge(reason, 1L, Long::sum));
        return reasons;
    }

    private static List<PartialReads> measured(AnalysisReport report) {
        return report.partialReads().stream()
                .filter(reads -> reads.notMeasured() == null)
                .toList();
    }

    private static String name(PartialReads reads) {
        return reads.table() + "." + reads.column();
    }

    private static String size(PartialReads reads) {
        return Numbers.of(reads.values(), "value") + " of " + Amounts.size(reads.bytes());
    }
}
