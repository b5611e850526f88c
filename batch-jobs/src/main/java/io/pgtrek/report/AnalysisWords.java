package io.pgtrek.report;

import io.pgtrek.postgresql.toast.survey.Amount;
import io.pgtrek.postgresql.toast.survey.ColumnAdvice;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.SizeEstimate;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import java.util.List;
import java.util.Locale;

/** Phrases that the text and the page share. */
final class AnalysisWords {

    private AnalysisWords() {}

    /** Whether anything of it is compressed or in TOAST, or could not be read in part. */
    static boolean worthShowing(TableSurvey table) {
        return table.notRead() == null
                && table.columns().stream()
                        .anyMatch(
                                column -> !column.readable() || column.toasted().value() > 0);
    }

    static List<TableSurvey> unread(AnalysisReport report) {
        return report.tables().stream().filter(table -> table.notRead() != null).toList();
    }

    static String server(AnalysisReport report) {
        return "PostgreSQL " + report.database().version() + ", " + (report.lz4() ? "with LZ4" : "built without LZ4")
                + "; default_toast_compression is "
                + report.defaultCompression().word() + ".";
    }

    /** Behind its name; empty for a plain table. */
    static String kind(TableSurvey table) {
        return switch (table.kind()) {
            case TABLE -> "";
            case PARTITION -> " (partition)";
            case MATERIALIZED_VIEW -> " (materialized view)";
        };
    }

    /** E.g. {@code extended, lz4}; a method in brackets is the server's default. */
    static String setting(ColumnSurvey column) {
        String storage = column.storage().name().toLowerCase(Locale.ROOT);
        if (!column.storage().compresses()) {
            return storage;
        }
        return storage + ", "
                + (column.compression() == null
                        ? "default"
                        : column.compression().word());
    }

    /** Bytes before compression: known, or by the estimate. */
    static String raw(ColumnSurvey column) {
        Amount raw = column.raw();
        SizeEstimate estimate = column.estimate();
        return Amounts.bytes(raw != null || estimate == null ? raw : estimate.plain());
    }

    /** One sentence or two about the table as a whole. */
    static String size(TableSurvey table) {
        StringBuilder text = new StringBuilder();
        if (table.rows() != null) {
            text.append(Amounts.count(table.rows())).append(table.rows().value() == 1 ? " row, " : " rows, ");
        }
        text.append(Amounts.size(table.bytes())).append(" of rows, ");
        text.append(Amounts.size(table.toastBytes())).append(" of TOAST");
        if (table.toastBytes() > 0 && !table.partly()) {
            text.append(", of which about ")
                    .append(Amounts.size(table.spareToastBytes()))
                    .append(" hold no living value");
        }
        text.append(". ");
        if (table.deadChunks() > 0) {
            text.append("Statistics count ")
                    .append(Numbers.of(table.deadChunks(), "dead chunk"))
                    .append(" in TOAST. ");
        }
        if (table.fraction() < 1) {
            text.append(String.format(
                    Locale.ROOT,
                    "From a sample of %.2g %% of its pages; ± is 95 %% confidence.",
                    table.fraction() * 100));
        }
        return text.toString().strip();
    }

    /** What to do, and what it brings. */
    static String headline(ColumnAdvice advice) {
        String space = advice.saves() == 0
                ? ""
                : advice.saves() > 0
                        ? ", which saves about " + Amounts.size(advice.saves())
                        : ", which costs about " + Amounts.size(-advice.saves());
        return switch (advice.action()) {
            case KEEP -> "leave it.";
            case LZ4 -> "compress with lz4" + space + ".";
            case PGLZ -> "compress with pglz" + space + ".";
            case EXTERNAL -> "store it EXTERNAL" + space + ".";
        };
    }

    /** What an estimate is made from. */
    static String sample(SizeEstimate estimate) {
        String text = Numbers.of(estimate.sampledValues(), "value") + ", " + Amounts.size(estimate.sampledBytes());
        String form = estimate.ownBytes() ? "" : ", as text";
        String left = estimate.tooLarge() == 0 ? "" : ", " + Numbers.count(estimate.tooLarge()) + " too large";
        return text + form + left;
    }
}
