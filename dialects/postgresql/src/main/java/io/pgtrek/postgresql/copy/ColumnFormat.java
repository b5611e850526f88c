package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a column's values are written, and the limits at which the server would refuse or silently change them.
 *
 * @param column its name, for messages
 * @param length most characters or bits; -1 for no limit
 * @param padded whether blanks beyond the limit mean nothing (char), or exactly that many bits are needed (bit)
 * @param precision of numeric; null when unconstrained
 * @param scale of numeric; null when unconstrained
 * @param fraction of a time type: microseconds in its smallest step
 * @param labels of an enum; null for anything else
 * @param elementOid of an array; 0 for anything else
 */
record ColumnFormat(
        String column,
        Wire wire,
        int length,
        boolean padded,
        @Nullable Integer precision,
        @Nullable Integer scale,
        int fraction,
        @Nullable Set<String> labels,
        int elementOid) {

    /** A mapping that writes another kind of value than the column takes is a defect, and no row's fault. */
    void expect(Wire first, Wire second) {
        if (wire != first && wire != second) {
            throw new IllegalStateException("column " + column + " takes " + wire + ", not " + first);
        }
    }

    boolean limited() {
        return length >= 0;
    }

    void checkLabel(String label) {
        if (labels != null && !labels.contains(label)) {
            throw new UnconvertibleValueException(Refusal.LABEL, "no label of the enum");
        }
    }

    /** @param text the encoded text that ends at {@code end}, for the blanks a char may lose */
    void checkLength(int characters, byte[] text, int end) {
        if (!limited() || characters <= length) {
            return;
        }
        int excess = characters - length;
        for (int i = end - excess; i < end; i++) {
            if (!padded || text[i] != ' ') {
                throw tooLong();
            }
        }
    }

    UnconvertibleValueException tooLong() {
        return new UnconvertibleValueException(Refusal.LENGTH, "longer than " + length + " characters");
    }

    void checkBits(int bits) {
        if (limited() && (padded ? bits != length : bits > length)) {
            throw new UnconvertibleValueException(
                    Refusal.LENGTH, (padded ? "not exactly " : "more than ") + length + " bits");
        }
    }
}
