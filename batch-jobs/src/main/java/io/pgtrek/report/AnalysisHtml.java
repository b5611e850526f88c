package io.pgtrek.report;

import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.survey.ColumnAdvice;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.SizeEstimate;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import java.util.Comparator;
import java.util.List;

/** The analysis as one page that needs no other file, no network and no script. */
public final class AnalysisHtml {

    private static final String STYLE = PageParts.STYLE + PageParts.load("analysis.css");

    private AnalysisHtml() {}

    public static String render(AnalysisReport report) {
        Html html = new Html();
        html.ours("<!DOCTYPE html>\n").start("html", "lang", "en").line();
        head(html, report);
        html.start("body").line().start("main").line();
        banner(html, report);
        report.tables().stream()
                .filter(AnalysisWords::worthShowing)
                .sorted(Comparator.comparingLong((TableSurvey t) -> t.bytes() + t.toastBytes())
                        .reversed()
                        .thenComparing(TableSurvey::name))
                .forEach(table -> table(html, report, table));
        AnalysisReads.append(html, report);
        notRead(html, report);
        html.leaf("footer", "finished " + Numbers.time(report.finished()));
        return html.end().end().end().toString();
    }

    private static void head(Html html, AnalysisReport report) {
        html.start("head").line().ours("<meta charset=\"utf-8\">\n");
        html.ours("<meta http-equiv=\"Content-Security-Policy\" content=\"" + PageParts.policy(STYLE) + "\">\n");
        html.ours("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.ours("<meta name=\"color-scheme\" content=\"light dark\">\n");
        html.leaf("title", "TOAST of " + report.database().url());
        html.start("style").ours(STYLE).end().end();
    }

    private static void banner(Html html, AnalysisReport report) {
        html.start("header", "class", report.outcome() == Outcome.DONE ? "stopped" : "incomplete")
                .line();
        html.leaf("p", "TOAST of " + report.database().url(), "class", "job");
        html.leaf("h1", "What large values take");
        html.leaf("p", AnalysisWords.server(report)).leaf("p", report.message());
        html.end();
        html.start("p", "class", "legend");
        for (String form : List.of("plain", "pglz", "lz4")) {
            html.start("span", "class", "key " + form).end().text(form + " ");
        }
        html.end();
    }

    private static void table(Html html, AnalysisReport report, TableSurvey table) {
        html.start("section").start("h2").leaf("code", table.name().toString()).text(AnalysisWords.kind(table));
        html.end().leaf("p", AnalysisWords.size(table));
        html.start("div", "class", "wide").start("table").start("thead").start("tr");
        for (String title : List.of("Column", "Setting")) {
            html.leaf("th", title, "scope", "col");
        }
        for (String title : List.of("Values", "Plain", "pglz", "lz4", "Raw", "Stored", "In TOAST")) {
            html.leaf("th", title, "scope", "col", "class", "n");
        }
        html.leaf("th", "Stored bytes, now and otherwise", "scope", "col");
        html.end().end().start("tbody").line();
        long widest =
                table.columns().stream().mapToLong(AnalysisHtml::longest).max().orElse(1);
        table.columns().forEach(column -> row(html, column, widest));
        html.end().end().end();
        advice(html, report, table);
        html.end();
    }

    private static void row(Html html, ColumnSurvey column, long widest) {
        html.start("tr").start("th", "scope", "row").leaf("code", column.name().text());
        html.leaf("small", column.type()).end();
        html.leaf("td", AnalysisWords.setting(column));
        if (!column.readable()) {
            html.leaf("td", "not readable", "colspan", "8").end();
            return;
        }
        number(html, Amounts.count(column.values()));
        number(html, Amounts.count(column.values(null)));
        number(html, Amounts.count(column.values(CompressionMethod.PGLZ)));
        number(html, Amounts.count(column.values(CompressionMethod.LZ4)));
        number(html, AnalysisWords.raw(column));
        number(html, Amounts.bytes(column.stored()));
        number(html, Amounts.bytes(column.outside()));
        html.start("td");
        AnalysisBars.append(html, column, widest);
        html.end().end();
    }

    private static long longest(ColumnSurvey column) {
        SizeEstimate estimate = column.estimate();
        long now = column.stored().value();
        return estimate == null ? now : Math.max(now, estimate.plain().value());
    }

    private static void number(Html html, String text) {
        html.leaf("td", text, "class", "n");
    }

    private static void advice(Html html, AnalysisReport report, TableSurvey table) {
        List<ColumnAdvice> all = report.advice().stream()
                .filter(advice -> advice.table().equals(table.name()))
                .toList();
        if (all.isEmpty()) {
            return;
        }
        html.start("ul", "class", "findings").line();
        for (ColumnAdvice advice : all) {
            html.start("li").leaf("code", advice.column().text()).text(": ");
            html.leaf("b", AnalysisWords.headline(advice)).text(" " + advice.reason());
            html.leaf("small", "But: " + advice.doubt());
            if (advice.statement() != null) {
                html.leaf("code", advice.statement());
            }
            html.end();
        }
        html.end();
    }

    private static void notRead(Html html, AnalysisReport report) {
        List<TableSurvey> unread = AnalysisWords.unread(report);
        if (unread.isEmpty()) {
            return;
        }
        html.start("section").leaf("h2", "Not read").start("ul").line();
        for (TableSurvey table : unread) {
            html.start("li")
                    .leaf("code", table.name().toString())
                    .text(" " + table.notRead())
                    .end();
        }
        html.end().end();
    }
}
