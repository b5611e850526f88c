package io.pgtrek.report;

import java.util.List;
import java.util.Locale;

/** A recompression's report as one page that needs no other file, no network and, to be read, no script. */
final class RecompressionHtml {

    private RecompressionHtml() {}

    static String render(RecompressionReport report) {
        Html html = new Html();
        String headline = RecompressionText.headline(report.outcome());
        html.ours("<!DOCTYPE html>\n").start("html", "lang", "en").line();
        HtmlReport.head(html, report.job() + ": " + headline);
        html.start("body").line().start("main").line();
        html.start("header", "class", report.outcome().name().toLowerCase(Locale.ROOT))
                .line();
        html.leaf("p", "Recompression of " + report.job(), "class", "job");
        html.leaf("h1", headline).leaf("p", report.message()).end();
        totals(html, report);
        html.start("section").leaf("h2", "Database");
        html.start("div", "class", "wide").start("table").start("tbody").line();
        HtmlReport.endpoint(html, "Database", report.database());
        html.end().end().end().end();
        tables(html, report.tables());
        HtmlFindings.append(html, report.findings());
        HtmlReport.phases(html, report.phases());
        HtmlReport.footer(html, report.toolVersion(), report.started(), report.finished());
        html.end();
        html.start("script").ours(PageParts.SCRIPT).end();
        return html.end().end().toString();
    }

    private static void totals(Html html, RecompressionReport report) {
        html.start("dl", "class", "totals").line();
        HtmlReport.total(html, "tables looked at", Numbers.count(report.examined()));
        HtmlReport.total(
                html,
                "rows stored anew",
                Numbers.count(report.tables().stream()
                        .mapToLong(RecompressedTable::rows)
                        .sum()));
        HtmlReport.total(html, "method", report.wanted());
        HtmlReport.total(html, "by the clock", Numbers.duration(report.started(), report.finished()));
        HtmlReport.total(html, "findings", Numbers.count(report.findings().size()));
        html.end();
    }

    private static void tables(Html html, List<RecompressedTable> tables) {
        if (tables.isEmpty()) {
            return;
        }
        html.start("section", "id", "tables").leaf("h2", "Tables");
        html.start("div", "class", "wide")
                .start("table", "class", "sortable")
                .start("thead")
                .start("tr")
                .line();
        html.leaf("th", "table", "scope", "col").leaf("th", "columns", "scope", "col");
        for (String title : List.of("rows", "raw", "before", "after", "compared", "passes")) {
            html.leaf("th", title, "scope", "col", "class", "n");
        }
        html.end().end().start("tbody").line();
        tables.forEach(table -> row(html, table));
        html.end().end().end().end();
    }

    private static void row(Html html, RecompressedTable table) {
        html.start("tr").leaf("th", table.table(), "scope", "row");
        html.leaf("td", String.join(", ", table.columns()));
        number(html, table.rows(), Numbers.count(table.rows()));
        number(html, table.rawBytes(), Numbers.bytes(table.rawBytes()));
        number(html, table.storedBefore(), Numbers.bytes(table.storedBefore()));
        number(html, table.storedAfter(), Numbers.bytes(table.storedAfter()));
        number(html, table.proven(), Numbers.count(table.proven()));
        number(html, table.passes(), Numbers.count(table.passes()));
        html.end();
    }

    private static void number(Html html, long value, String text) {
        html.leaf("td", text, "class", "n", "data-n", Long.toString(value));
    }
}
