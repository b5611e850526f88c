package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.TemporalKind;
import io.pgtrek.spi.Evidence;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** What the probes said about one column. */
record ColumnData(Evidence evidence) {

    long values() {
        return numbers() + texts() + blobs();
    }

    long numbers() {
        return evidence.count(ColumnProbes.INTEGERS) + evidence.count(ColumnProbes.REALS);
    }

    long texts() {
        return evidence.count(ColumnProbes.TEXTS);
    }

    long blobs() {
        return evidence.count(ColumnProbes.BLOBS);
    }

    long empties() {
        return evidence.count(ColumnProbes.EMPTIES);
    }

    long offsets() {
        return evidence.count(ColumnProbes.OFFSETS);
    }

    long millis() {
        return evidence.count(ColumnProbes.MILLIS);
    }

    long misfits(PgType type) {
        return evidence.count(ColumnProbes.misfits(type));
    }

    /** Whether every value fits, and numbers can only be one unit of time where they become times. */
    boolean fit(PgType type) {
        return misfits(type) == 0 && !(isTime(type) && unitsUnclear());
    }

    /** Zero dates, where the type has no place for them. */
    long zeros(PgType target) {
        return isTime(target) || target.equals(PgType.DATE) ? evidence.count(ColumnProbes.ZEROS) : 0;
    }

    long numbersAsTime(PgType target) {
        return isTime(target) ? numbers() : 0;
    }

    /** Milliseconds, beside numbers that may be seconds or early milliseconds. */
    boolean unitsUnclear() {
        return millis() > 0 && evidence.any(ColumnProbes.DOUBTFUL);
    }

    /** Seconds and milliseconds side by side, each clear by its size. */
    boolean unitsMixed() {
        return millis() > 0 && millis() < numbers();
    }

    /** E.g. {@code 3 integers, 1 text}. */
    String summary() {
        Map<String, Long> counts = new LinkedHashMap<>();
        counts.put("integer", evidence.count(ColumnProbes.INTEGERS));
        counts.put("real", evidence.count(ColumnProbes.REALS));
        counts.put("text", texts());
        counts.put("blob", blobs());
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(entry -> entry.getValue() + " " + entry.getKey() + (entry.getValue() == 1 ? "" : "s"))
                .collect(Collectors.joining(", "));
    }

    private static boolean isTime(PgType type) {
        return type instanceof Temporal temporal && temporal.kind() != TemporalKind.TIME;
    }
}
