package io.pgtrek.report;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The report for a terminal: at most 100 columns, one to two screens whatever the size of the database. */
public final class TextReport implements ReportRenderer {

    private static final int TABLES = 15;
    private static final int REJECT_FILES = 5;

    private final List<Path> files;

    /** Names no files. */
    public TextReport() {
        this(List.of());
    }

    /** Names these files as written. */
    public TextReport(List<Path> files) {
        this.files = List.copyOf(files);
    }

    @Override
    public String render(RunReport report) {
        StringBuilder out = new StringBuilder();
        head(out, report);
        tables(out, report);
        objects(out, report);
        TextDifferences.append(out, report);
        TextFindings.append(out, report.findings());
        next(out, report);
        files(out, report);
        return out.toString();
    }

    private static void head(StringBuilder out, RunReport report) {
        Verdict verdict = Verdict.of(report);
        TextWrap.append(
                out,
                verdict.headline().toUpperCase(Locale.ROOT) + "  ",
                Numbers.of(report.tables().size(), "table") + ", " + Numbers.of(report.rowsCopied(), "row") + ", "
                        + Numbers.bytes(report.bytes()) + " in "
                        + Numbers.duration(report.started(), report.finished()));
        TextWrap.append(out, "", report.message());
        out.append('\n');
        new TextTable("lll", 60)
                .row("job", report.job(), "started " + Numbers.time(report.started()))
                .row("source", product(report.source()), report.source().url())
                .row("target", product(report.target()), report.target().url())
                .appendTo(out, "  ");
    }

    private static String product(Endpoint endpoint) {
        return (endpoint.product() + " " + endpoint.version()).strip();
    }

    private static void tables(StringBuilder out, RunReport report) {
        if (report.tables().isEmpty()) {
            return;
        }
        int all = report.tables().size();
        String which =
                all <= TABLES ? "" : " (" + TABLES + " of " + Numbers.count(all) + ": in trouble first, then largest)";
        out.append("\nTables").append(which).append('\n');
        TextTable table = new TextTable("lrrrrl", 34).row("table", "read", "copied", "rejected", "target", "");
        report.tables().stream()
                .sorted(Comparator.comparing(TableState::of)
                        .thenComparing(
                                Comparator.comparingLong(TableResult::bytes).reversed())
                        .thenComparing(TableResult::source))
                .limit(TABLES)
                .forEach(t -> table.row(
                        t.source(),
                        Numbers.count(t.read()),
                        Numbers.count(t.copied()),
                        Numbers.count(t.rejected()),
                        Numbers.counted(t.targetRows()),
                        note(t)));
        table.appendTo(out, "  ");
        TextWrap.append(out, "  ", RowAccount.sentence(report));
    }

    private static String note(TableResult table) {
        return switch (TableState.of(table)) {
            case FINE -> "";
            case ALTERED -> Numbers.of(TableState.altered(table), "value") + " changed";
            case REJECTED, ROWS_DIFFER -> TableState.of(table).title();
            case DIFFERS ->
                table.sourceRows() >= 0 && table.sourceRows() != table.read()
                        ? "source: " + Numbers.count(table.sourceRows())
                        : TableState.DIFFERS.title();
        };
    }

    private static void objects(StringBuilder out, RunReport report) {
        List<ObjectCount> skipped =
                report.objects().stream().filter(o -> o.skipped() > 0).toList();
        if (skipped.isEmpty()) {
            return;
        }
        out.append("\nNot carried over\n");
        TextTable table = new TextTable("lrl", 60);
        skipped.forEach(
                o -> table.row(Words.kind(o.kind()), Numbers.count(o.skipped()), "of " + Numbers.count(o.source())));
        table.appendTo(out, "  ");
    }

    private static void next(StringBuilder out, RunReport report) {
        out.append("\nWhat to do next\n");
        Verdict.of(report).next().forEach(step -> step(out, step));
    }

    /** A command stays on one line, however long: broken ones could not be pasted. */
    private static void step(StringBuilder out, Verdict.Step step) {
        TextWrap.append(out, "  - ", step.sentence());
        if (step.command() != null) {
            out.append("    ").append(Visible.text(step.command())).append('\n');
        }
    }

    private void files(StringBuilder out, RunReport report) {
        List<String> rejects = report.rejectFiles();
        if (files.isEmpty() && rejects.isEmpty()) {
            return;
        }
        out.append("\nFiles\n");
        files.forEach(f -> out.append("  ").append(Visible.text(f.toString())).append('\n'));
        rejects.stream()
                .limit(REJECT_FILES)
                .forEach(f -> out.append("  ").append(Visible.text(f)).append("  (rejected rows)\n"));
        if (rejects.size() > REJECT_FILES) {
            out.append("  and ")
                    .append(Numbers.of(rejects.size() - REJECT_FILES, "more reject file"))
                    .append('\n');
        }
    }
}
