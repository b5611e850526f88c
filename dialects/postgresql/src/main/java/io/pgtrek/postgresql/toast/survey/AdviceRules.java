package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.toast.ColumnStorage;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.ToastServer;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What to do about a column, from its sizes and from what is read of its values. What is said of speed was measured; see
 * {@code docs/toast.md}.
 *
 * @param reads null where the user did not say
 */
record AdviceRules(ToastServer server, @Nullable ReadPattern reads) {

    /** A column's way to be stored, and why. */
    record Choice(AdviceAction action, String reason, String doubt) {}

    /** Space that may be paid for reads of pieces without asking. */
    private static final double CHEAP = 1.5;

    /** What would be best, whatever the column is like now. */
    Choice choice(ColumnSizes sizes) {
        if (!sizes.compressible()) {
            return incompressible(sizes);
        }
        if (!server.lz4()) {
            return new Choice(
                    sizes.column().storage() == ColumnStorage.EXTERNAL ? AdviceAction.KEEP : AdviceAction.PGLZ,
                    "This server was built without LZ4.",
                    "With LZ4 the column would take " + percent(sizes.lz4(), sizes.pglz())
                            + " of what it takes with pglz.");
        }
        if (reads == null || !sizes.pieces()) {
            return whole(sizes);
        }
        return switch (reads) {
            case START -> start(sizes);
            case RANDOM -> random(sizes);
            case WHOLE -> whole(sizes);
        };
    }

    private static Choice incompressible(ColumnSizes sizes) {
        boolean attempts = sizes.column().storage().compresses();
        return new Choice(
                attempts ? AdviceAction.EXTERNAL : AdviceAction.KEEP,
                attempts
                        ? "The values hardly compress; EXTERNAL spares the attempt at each write."
                        : "The values hardly compress, and the server does not try.",
                "Values to come may be of another kind.");
    }

    private static Choice start(ColumnSizes sizes) {
        if (sizes.column().storage() == ColumnStorage.EXTERNAL) {
            return new Choice(
                    AdviceAction.KEEP,
                    "The first bytes of a value are read fastest where it is not compressed.",
                    "pglz reads them about as fast and would take " + percent(sizes.pglz(), sizes.now())
                            + " of the space.");
        }
        return new Choice(
                AdviceAction.PGLZ,
                "For the first bytes of a large value pglz fetches only its beginning; lz4 fetches all of it and was up"
                        + " to 17 times slower.",
                "If the middle, the end or all of the values is read as well, lz4 is 4 to 6 times faster there.");
    }

    private static Choice random(ColumnSizes sizes) {
        if (sizes.column().storage() == ColumnStorage.EXTERNAL) {
            return new Choice(
                    AdviceAction.KEEP,
                    "Pieces from anywhere are read fastest where values are not compressed, 5 times and more.",
                    "lz4 would take " + percent(sizes.lz4(), sizes.now()) + " of the space.");
        }
        if (sizes.plain() <= sizes.now() * CHEAP) {
            return new Choice(
                    AdviceAction.EXTERNAL,
                    "Pieces from anywhere are read 5 times and more faster where values are not compressed, and here"
                            + " that costs little space.",
                    "If whole values are read as often, lz4 has less to fetch.");
        }
        return new Choice(
                AdviceAction.LZ4,
                "lz4 reads pieces from the middle or the end of a large value 4 to 6 times faster than pglz.",
                "EXTERNAL would be 5 times and more faster again, and take " + percent(sizes.plain(), sizes.now())
                        + " of the present space.");
    }

    private Choice whole(ColumnSizes sizes) {
        if (!sizes.lz4IsAboutAsSmall()) {
            return larger(sizes);
        }
        return new Choice(
                AdviceAction.LZ4,
                (sizes.smallerWithLz4()
                                ? "lz4 is smaller than pglz here, and reads and writes faster."
                                : "lz4 takes about the space that pglz takes; it buys speed: whole values are read 2"
                                        + " times faster and more, and compressed 10 times faster.")
                        + missed(sizes),
                wholeDoubt(sizes));
    }

    private Choice larger(ColumnSizes sizes) {
        String size = "lz4 takes " + percent(sizes.lz4(), sizes.pglz()) + " of what pglz takes.";
        return set(sizes.column(), CompressionMethod.LZ4)
                ? new Choice(
                        AdviceAction.LZ4,
                        "Someone chose lz4, which reads 2 times faster and more. " + size,
                        "If space matters more, pglz is the choice.")
                : new Choice(
                        AdviceAction.PGLZ,
                        size,
                        "lz4 would read and write the values 2 times faster and more, if space matters less.");
    }

    private static String missed(ColumnSizes sizes) {
        SizeEstimate estimate = Objects.requireNonNull(sizes.column().estimate());
        long values = estimate.missedValues().value();
        return values == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        " pglz gives up on about %,d values that lz4 makes %,d kB smaller.",
                        values,
                        (estimate.missedBytes().value() + 1023) / 1024);
    }

    private String wholeDoubt(ColumnSizes sizes) {
        if (reads == ReadPattern.WHOLE || !sizes.pieces()) {
            return "The estimate is from a sample; values to come may be of another kind.";
        }
        String kept =
                sizes.column().storage() == ColumnStorage.EXTERNAL ? " Someone chose EXTERNAL, maybe for that." : "";
        return "If only the first bytes of values are read, lz4 was up to 17 times slower; --reads tells what is read."
                + kept;
    }

    /** Whether the column and all it holds are as the choice wants it. */
    boolean fulfilled(ColumnSizes sizes, AdviceAction action) {
        return switch (action) {
            case KEEP -> true;
            case EXTERNAL -> sizes.column().storage() == ColumnStorage.EXTERNAL;
            case LZ4 -> set(sizes.column(), CompressionMethod.LZ4) && sizes.holdsOnly(CompressionMethod.LZ4);
            case PGLZ -> set(sizes.column(), CompressionMethod.PGLZ) && sizes.holdsOnly(CompressionMethod.PGLZ);
        };
    }

    /** Whether new values are compressed so. */
    boolean set(ColumnSurvey column, CompressionMethod method) {
        CompressionMethod own = column.compression();
        return column.storage().compresses() && (own == null ? server.defaultCompression() : own) == method;
    }

    private static String percent(long part, long whole) {
        return Math.round(100.0 * part / Math.max(1, whole)) + " %";
    }
}
