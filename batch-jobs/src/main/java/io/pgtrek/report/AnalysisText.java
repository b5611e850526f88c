package io.pgtrek.report;

import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.survey.AdviceAction;
import io.pgtrek.postgresql.toast.survey.ColumnAdvice;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.SizeEstimate;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The analysis for a terminal: the largest tables in detail, the others counted. */
public final class AnalysisText {

    private static final int TABLES = 30;
    private static final int NAME = 30;

    private AnalysisText() {}

    /** @param files that were written, to be named; may be empty */
    public static String render(AnalysisReport report, List<Path> files) {
        StringBuilder out = new StringBuilder();
        head(out, report);
        List<TableSurvey> toasted = report.tables().stream()
                .filter(AnalysisWords::worthShowing)
                .sorted(Comparator.comparingLong((TableSurvey t) -> t.bytes() + t.toastBytes())
                        .reversed()
                        .thenComparing(TableSurvey::name))
                .toList();
        toasted.stream().limit(TABLES).forEach(table -> table(out, report, table));
        rest(out, report, toasted.size());
        AnalysisReads.append(out, report);
        notRead(out, report);
        if (report.advice().stream().anyMatch(advice -> advice.action() != AdviceAction.KEEP)) {
            out.append("\nA setting concerns values to come; what is stored keeps its form until it is rewritten.\n");
        }
        TextFiles.append(out, files);
        return out.toString();
    }

    private static void head(StringBuilder out, AnalysisReport report) {
        out.append("TOAST of ").append(Visible.text(report.database().url())).append('\n');
        TextWrap.append(out, "", AnalysisWords.server(report));
        TextWrap.append(out, "", report.message());
    }

    private static void table(StringBuilder out, AnalysisReport report, TableSurvey table) {
        out.append('\n')
                .append(Visible.text(table.name().toString()))
                .append(AnalysisWords.kind(table))
                .append('\n');
        TextWrap.append(out, "  ", AnalysisWords.size(table));
        TextTable held = new TextTable("lllrrrrrrr", NAME)
                .row("column", "type", "setting", "values", "raw", "stored", "in TOAST", "plain", "pglz", "lz4");
        table.columns().forEach(column -> held(held, column));
        held.appendTo(out, "  ");
        if (table.columns().stream().anyMatch(column -> column.estimate() != null)) {
            estimates(out, table);
        }
        report.advice().stream()
                .filter(advice -> advice.table().equals(table.name()))
                .forEach(advice -> advice(out, advice));
    }

    private static void advice(StringBuilder out, ColumnAdvice advice) {
        TextWrap.append(
                out,
                "  - ",
                advice.column() + ": " + AnalysisWords.headline(advice) + " " + advice.reason() + " But: "
                        + advice.doubt());
        if (advice.statement() != null) {
            out.append("      ").append(Visible.text(advice.statement())).append('\n');
        }
    }

    private static void held(TextTable held, ColumnSurvey column) {
        if (!column.readable()) {
            held.row(
                    column.name().text(),
                    column.type(),
                    AnalysisWords.setting(column),
                    "not readable",
                    "",
                    "",
                    "",
                    "",
                    "",
                    "");
            return;
        }
        held.row(
                column.name().text(),
                column.type(),
                AnalysisWords.setting(column),
                Amounts.count(column.values()),
                AnalysisWords.raw(column),
                Amounts.bytes(column.stored()),
                Amounts.size(column.outside().value()),
                Numbers.count(column.values(null).value()),
                Numbers.count(column.values(CompressionMethod.PGLZ).value()),
                Numbers.count(column.values(CompressionMethod.LZ4).value()));
    }

    private static void estimates(StringBuilder out, TableSurvey table) {
        out.append("  stored otherwise:\n");
        TextTable sizes = new TextTable("lrrrrl", 44).row("column", "now", "plain", "pglz", "lz4", "from");
        for (ColumnSurvey column : table.columns()) {
            SizeEstimate estimate = column.estimate();
            if (estimate != null) {
                sizes.row(
                        column.name().text(),
                        Amounts.bytes(column.stored()),
                        Amounts.bytes(estimate.plain()),
                        Amounts.bytes(estimate.pglz()),
                        Amounts.bytes(estimate.lz4()),
                        AnalysisWords.sample(estimate));
            }
        }
        sizes.appendTo(out, "  ");
    }

    private static void rest(StringBuilder out, AnalysisReport report, int toasted) {
        if (toasted > TABLES) {
            out.append('\n')
                    .append(Numbers.of(toasted - TABLES, "smaller table"))
                    .append(" not shown; --output json and --html tell all.\n");
        }
        long plain = report.tables().stream()
                .filter(table -> table.notRead() == null && !AnalysisWords.worthShowing(table))
                .count();
        if (plain > 0) {
            out.append(String.format(
                    Locale.ROOT, "%nNothing is compressed or in TOAST in %s.%n", Numbers.of(plain, "other table")));
        }
    }

    private static void notRead(StringBuilder out, AnalysisReport report) {
        List<TableSurvey> unread = AnalysisWords.unread(report);
        if (unread.isEmpty()) {
            return;
        }
        out.append("\nNot read\n");
        TextTable tables = new TextTable("ll", 60);
        unread.forEach(table -> tables.row(table.name().toString(), String.valueOf(table.notRead())));
        tables.appendTo(out, "  ");
    }
}
