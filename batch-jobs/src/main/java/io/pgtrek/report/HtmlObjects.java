package io.pgtrek.report;

/** The sections of objects by kind and of reject files. */
final class HtmlObjects {

    private HtmlObjects() {}

    static void append(Html html, RunReport report) {
        objects(html, report);
        rejects(html, report);
    }

    private static void objects(Html html, RunReport report) {
        if (report.objects().isEmpty()) {
            return;
        }
        html.start("section", "id", "objects").leaf("h2", "Objects carried over");
        html.start("div", "class", "wide").start("table").start("thead").start("tr");
        html.leaf("th", "Kind", "scope", "col");
        for (String column : new String[] {"In the source", "In PostgreSQL", "Not carried over"}) {
            html.leaf("th", column, "scope", "col", "class", "n");
        }
        html.end().end().start("tbody").line();
        report.objects().forEach(o -> row(html, o));
        html.end().end().end();
        html.leaf("p", "Each object that was not carried over has a finding that says why.", "class", "meaning");
        html.end();
    }

    private static void row(Html html, ObjectCount count) {
        html.start("tr", "class", count.skipped() > 0 ? "altered" : "fine");
        html.leaf("th", Words.kind(count.kind()), "scope", "row");
        html.leaf("td", Numbers.count(count.source()), "class", "n");
        html.leaf("td", Numbers.count(count.created()), "class", "n");
        html.leaf("td", Numbers.count(count.skipped()), "class", "n skipped").end();
    }

    private static void rejects(Html html, RunReport report) {
        if (report.rejectFiles().isEmpty()) {
            return;
        }
        html.start("section", "id", "rejects").leaf("h2", "Files of rejected rows");
        html.start("ul", "class", "findings");
        report.rejectFiles().forEach(f -> html.start("li").leaf("code", f).end());
        html.end().end();
    }
}
