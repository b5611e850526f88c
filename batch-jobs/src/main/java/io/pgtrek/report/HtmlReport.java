package io.pgtrek.report;

import java.util.List;
import java.util.Locale;

/** The report for people: one page that needs no other file, no network and, to be read, no script. */
public final class HtmlReport implements ReportRenderer {

    @Override
    public String render(RunReport report) {
        Html html = new Html();
        html.ours("<!DOCTYPE html>\n").start("html", "lang", "en").line();
        head(html, report.job() + ": " + Verdict.of(report).headline());
        html.start("body").line();
        html.start("main").line();
        banner(html, report);
        endpoints(html, report);
        HtmlTables.append(html, report);
        HtmlDifferences.append(html, report);
        HtmlFindings.append(html, report.findings());
        HtmlObjects.append(html, report);
        phases(html, report.phases());
        footer(html, report.toolVersion(), report.started(), report.finished());
        html.end();
        html.start("script").ours(PageParts.SCRIPT).end();
        return html.end().end().toString();
    }

    static void head(Html html, String title) {
        html.start("head").line().ours("<meta charset=\"utf-8\">\n");
        html.ours("<meta http-equiv=\"Content-Security-Policy\" content=\"" + PageParts.POLICY + "\">\n");
        html.ours("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.ours("<meta name=\"color-scheme\" content=\"light dark\">\n");
        html.leaf("title", title);
        html.start("style").ours(PageParts.STYLE).end();
        html.end();
    }

    private static void banner(Html html, RunReport report) {
        Verdict verdict = Verdict.of(report);
        html.start("header", "class", report.outcome().name().toLowerCase(Locale.ROOT))
                .line();
        html.leaf("p", "Migration of " + report.job(), "class", "job");
        html.leaf("h1", verdict.headline());
        html.leaf("p", report.message());
        html.end();
        html.start("section", "class", "next").leaf("h2", "What to do next").start("ul");
        verdict.next().forEach(step -> step(html, step));
        html.end().end();
        totals(html, report);
    }

    private static void step(Html html, Verdict.Step step) {
        html.start("li").text(step.sentence());
        if (step.command() != null) {
            html.text(" ").leaf("code", step.command());
        }
        html.end();
    }

    private static void totals(Html html, RunReport report) {
        html.start("dl", "class", "totals").line();
        total(html, "tables", Numbers.count(report.tables().size()));
        total(html, "rows copied", Numbers.count(report.rowsCopied()));
        total(html, "rows rejected", Numbers.count(report.rowsRejected()));
        total(html, "data", Numbers.bytes(report.bytes()));
        total(html, "by the clock", Numbers.duration(report.started(), report.finished()));
        total(html, "findings", Numbers.count(report.findings().size()));
        html.end();
    }

    static void total(Html html, String word, String value) {
        html.start("div").leaf("dt", word).leaf("dd", value).end();
    }

    private static void endpoints(Html html, RunReport report) {
        html.start("section").leaf("h2", "Source and target");
        html.start("div", "class", "wide").start("table").start("tbody").line();
        endpoint(html, "Source", report.source());
        endpoint(html, "Target", report.target());
        html.end().end().end().end();
    }

    static void endpoint(Html html, String role, Endpoint endpoint) {
        html.start("tr").leaf("th", role, "scope", "row");
        html.leaf("td", (endpoint.product() + " " + endpoint.version()).strip());
        html.start("td").leaf("code", endpoint.url()).end().end();
    }

    static void phases(Html html, List<PhaseTime> phases) {
        if (phases.isEmpty()) {
            return;
        }
        long longest =
                Math.max(1, phases.stream().mapToLong(PhaseTime::millis).max().orElse(1));
        html.start("section", "id", "phases").leaf("h2", "Where the time went");
        html.start("div", "class", "wide").start("table").start("tbody").line();
        for (PhaseTime phase : phases) {
            html.start("tr").leaf("th", phase.phase(), "scope", "row");
            html.leaf("td", Numbers.millis(phase.millis()), "class", "n");
            html.start("td").start("meter", "max", Long.toString(longest), "value", Long.toString(phase.millis()));
            html.end().end().end();
        }
        html.end().end().end().end();
    }

    static void footer(Html html, String toolVersion, String started, String finished) {
        html.leaf(
                "footer",
                "pgtrek " + toolVersion + " · started " + Numbers.time(started) + " · finished "
                        + Numbers.time(finished));
    }
}
