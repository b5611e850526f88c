package io.pgtrek.report;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The section of rows that differ. */
final class HtmlDifferences {

    private HtmlDifferences() {}

    static void append(Html html, RunReport report) {
        if (report.differences().isEmpty()) {
            return;
        }
        html.start("section", "id", "differences").leaf("h2", "Differences");
        html.start("div", "class", "wide").start("table").start("thead").start("tr");
        for (String column : List.of("Table", "Row", "What", "In source", "In target")) {
            html.leaf("th", column, "scope", "col");
        }
        html.end().end().start("tbody").line();
        report.differences().forEach(one -> row(html, one));
        html.end().end().end().end();
    }

    private static void row(Html html, RowMismatch one) {
        html.start("tr").start("th", "scope", "row").leaf("code", one.table()).end();
        html.start("td").leaf("code", one.key()).end();
        html.leaf(
                "td",
                one.column() == null
                        ? one.kind().title()
                        : one.column() + " " + one.kind().title());
        value(html, one, one.source());
        value(html, one, one.target());
        html.end();
    }

    private static void value(Html html, RowMismatch one, @Nullable String value) {
        html.start("td");
        if (one.column() != null && !one.hidden()) {
            html.leaf("code", value == null ? "NULL" : value);
        }
        html.end();
    }
}
