package io.pgtrek.cli.output;

import io.pgtrek.cli.output.Tally.Moment;

/** A moment as one line. */
final class ProgressText {

    private static final int BAR = 20;

    private ProgressText() {}

    /** At most {@code width - 1} characters: the last column makes terminals wrap. */
    static String bar(Moment moment, int width) {
        double share = share(moment);
        String bar =
                share < 0 ? "" : "[" + "#".repeat((int) (share * BAR)) + ".".repeat(BAR - (int) (share * BAR)) + "] ";
        String line = bar + plain(moment);
        return line.length() < width ? line : line.substring(0, Math.max(0, width - 1));
    }

    static String plain(Moment moment) {
        return visible(moment.phase().movesRows() ? data(moment) : other(moment));
    }

    private static String other(Moment moment) {
        String count = moment.steps() > 0 ? " " + moment.stepsDone() + "/" + moment.steps() : "";
        return moment.phase().title() + count + (moment.object().isEmpty() ? "" : ": " + moment.object());
    }

    private static String data(Moment moment) {
        double seconds = moment.dataNanos() / 1e9;
        StringBuilder line = new StringBuilder(moment.phase().title());
        line.append(' ').append(percent(share(moment)));
        line.append(Quantity.count(moment.rows())).append(" rows, ").append(Quantity.bytes(moment.bytes()));
        if (seconds >= 1) {
            line.append(", ").append(Quantity.bytes(moment.bytes() / seconds)).append("/s");
            line.append(left(moment, seconds));
        }
        return line.append(moment.object().isEmpty() ? "" : ", " + moment.object())
                .toString();
    }

    private static String percent(double share) {
        return share < 0 ? "" : (int) (share * 100) + "%, ";
    }

    private static String left(Moment moment, double seconds) {
        double share = share(moment);
        return share < 0.01 ? "" : ", " + Quantity.duration(Math.round(seconds / share * (1 - share))) + " left";
    }

    /** Estimates lie, so it never claims to be complete; -1 when nothing is known. */
    private static double share(Moment moment) {
        if (!moment.phase().movesRows()) {
            return moment.steps() > 0 ? Math.min(1, (double) moment.stepsDone() / moment.steps()) : -1;
        }
        if (moment.bytesExpected() > 0) {
            return Math.min(0.99, (double) moment.bytes() / moment.bytesExpected());
        }
        return moment.rowsExpected() > 0 ? Math.min(0.99, (double) moment.rows() / moment.rowsExpected()) : -1;
    }

    /** Names may hold anything; a line feed or an escape sequence must not reach the terminal. */
    private static String visible(String line) {
        return line.replaceAll("\\p{Cntrl}", "?");
    }
}
