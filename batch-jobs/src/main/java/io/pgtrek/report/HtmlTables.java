package io.pgtrek.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The section of tables: those in trouble in sight, all of them a click away where there are many. */
final class HtmlTables {

    private static final int IN_SIGHT = 60;

    private HtmlTables() {}

    static void append(Html html, RunReport report) {
        if (report.tables().isEmpty()) {
            return;
        }
        html.start("section", "id", "tables").leaf("h2", "Tables");
        html.leaf("p", summary(report));
        html.leaf("p", RowAccount.sentence(report));
        if (report.tables().size() <= IN_SIGHT) {
            table(html, report.tables());
        } else {
            many(html, report);
        }
        html.end();
    }

    private static String summary(RunReport report) {
        StringBuilder text = new StringBuilder();
        for (TableState state : TableState.values()) {
            long count = TableState.count(report, state);
            if (count > 0) {
                text.append(text.isEmpty() ? "" : " · ")
                        .append(state.title())
                        .append(": ")
                        .append(Numbers.count(count));
            }
        }
        return text.toString();
    }

    private static void many(Html html, RunReport report) {
        List<TableResult> troubled = report.tables().stream()
                .filter(t -> TableState.of(t) != TableState.FINE)
                .sorted(Comparator.comparing(TableState::of).thenComparing(TableResult::source))
                .toList();
        if (!troubled.isEmpty()) {
            details(html, "Tables to look at", troubled, troubled.size() <= IN_SIGHT * 5);
        }
        details(html, "All tables", report.tables(), false);
    }

    private static void details(Html html, String title, List<TableResult> tables, boolean open) {
        if (open) {
            html.start("details", "open", "");
        } else {
            html.start("details");
        }
        html.leaf("summary", title + " (" + Numbers.count(tables.size()) + ")");
        table(html, tables);
        html.end();
    }

    private static void table(Html html, List<TableResult> tables) {
        html.start("div", "class", "wide")
                .start("table", "class", "sortable")
                .start("thead")
                .start("tr");
        for (String column : List.of("Table", "State")) {
            html.leaf("th", column, "scope", "col");
        }
        for (String column :
                List.of("In source", "Read", "Copied", "Rejected", "In target", "Changed", "Size", "Time")) {
            html.leaf("th", column, "scope", "col", "class", "n");
        }
        html.end().end().start("tbody").line();
        tables.forEach(t -> row(html, t));
        html.end().end().end();
    }

    private static void row(Html html, TableResult table) {
        TableState state = TableState.of(table);
        html.start("tr", "class", state.name().toLowerCase(Locale.ROOT));
        html.start("th", "scope", "row").leaf("code", table.source());
        if (!table.target().equals(table.source())) {
            html.start("small").text("→ ").leaf("code", table.target()).end();
        }
        html.end();
        html.leaf("td", state.title(), "class", "state");
        number(html, table.sourceRows(), Numbers.counted(table.sourceRows()));
        number(html, table.read(), Numbers.count(table.read()));
        number(html, table.copied(), Numbers.count(table.copied()));
        number(html, table.rejected(), Numbers.count(table.rejected()));
        number(html, table.targetRows(), Numbers.counted(table.targetRows()));
        alterations(html, table);
        number(html, table.bytes(), Numbers.bytes(table.bytes()));
        number(html, table.millis(), Numbers.millis(table.millis()));
        html.end();
    }

    private static void number(Html html, long value, String text) {
        html.leaf("td", text, "class", "n", "data-n", Long.toString(value));
    }

    private static void alterations(Html html, TableResult table) {
        long altered = TableState.altered(table);
        html.start("td", "class", "n", "data-n", Long.toString(altered));
        if (altered == 0) {
            html.text("0").end();
            return;
        }
        html.start("details").leaf("summary", Numbers.count(altered)).start("ul");
        for (AlterationCount change : table.alterations()) {
            html.start("li")
                    .leaf("code", change.column())
                    .text(": " + Numbers.count(change.count()) + " × " + change.change())
                    .end();
        }
        html.end().end().end();
    }
}
