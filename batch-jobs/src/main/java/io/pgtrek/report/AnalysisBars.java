package io.pgtrek.report;

import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.survey.Amount;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.SizeEstimate;
import io.pgtrek.postgresql.toast.survey.StoredShare;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Bars of a column's bytes: as they are, by method, and as they would be. */
final class AnalysisBars {

    private static final int WIDTH = 220;
    private static final int HEIGHT = 10;
    private static final int STEP = 14;
    private static final int TEXT = 110;

    private AnalysisBars() {}

    /** @param widest bytes that the whole width stands for */
    static void append(Html html, ColumnSurvey column, long widest) {
        SizeEstimate estimate = column.estimate();
        int rows = estimate == null ? 1 : 4;
        html.start(
                "svg",
                "class",
                "bars",
                "role",
                "img",
                "aria-label",
                "stored " + Amounts.bytes(column.stored()),
                "width",
                Integer.toString(WIDTH + TEXT),
                "height",
                Integer.toString(rows * STEP));
        now(html, column, widest);
        if (estimate != null) {
            other(html, 1, "plain", estimate.plain(), widest);
            other(html, 2, "pglz", estimate.pglz(), widest);
            other(html, 3, "lz4", estimate.lz4(), widest);
        }
        html.end();
    }

    private static void now(Html html, ColumnSurvey column, long widest) {
        double from = 0;
        List<@Nullable CompressionMethod> methods =
                new ArrayList<>(Arrays.asList(null, CompressionMethod.PGLZ, CompressionMethod.LZ4));
        for (CompressionMethod method : methods) {
            long bytes = column.shares().stream()
                    .filter(share -> share.method() == method)
                    .map(StoredShare::stored)
                    .mapToLong(Amount::value)
                    .sum();
            double width = width(bytes, widest);
            rect(html, from, 0, width, method == null ? "plain" : method.word());
            from += width;
        }
        label(html, from, 0, "now");
    }

    private static void other(Html html, int row, String form, Amount bytes, long widest) {
        double width = Math.min(WIDTH, width(bytes.value(), widest));
        rect(html, 0, row, width, form + " estimate");
        label(html, width, row, form + " " + Amounts.bytes(bytes));
    }

    private static double width(long bytes, long widest) {
        return WIDTH * (double) bytes / Math.max(1, widest);
    }

    private static void rect(Html html, double from, int row, double width, String form) {
        html.start(
                        "rect",
                        "class",
                        form,
                        "x",
                        number(from),
                        "y",
                        Integer.toString(row * STEP + 2),
                        "width",
                        number(width),
                        "height",
                        Integer.toString(HEIGHT))
                .end();
    }

    private static void label(Html html, double at, int row, String text) {
        html.leaf("text", text, "x", number(at + 4), "y", Integer.toString(row * STEP + HEIGHT + 1));
    }

    private static String number(double pixels) {
        return String.format(Locale.ROOT, "%.1f", pixels);
    }
}
