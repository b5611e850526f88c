package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How long it takes to read 100 bytes (characters, of text) of some large values.
 *
 * @param values read
 * @param bytes of these before compression, on average
 * @param times by form: {@code now}, {@code external}, {@code pglz}, {@code lz4} where the server has it
 * @param notMeasured why there are no times; null where there are
 */
public record PartialReads(
        QualifiedName table,
        Identifier column,
        long values,
        long bytes,
        List<Times> times,
        @Nullable String notMeasured) {

    public PartialReads {
        times = List.copyOf(times);
    }

    /** Medians on the server in microseconds, at the value's beginning, middle, and at 90 percent of it. */
    public record Times(String form, long start, long middle, long end) {}
}
