package io.pgtrek.job.migration;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Literal;
import java.math.BigDecimal;

/**
 * Where a sequence of the target stands, and where it should.
 *
 * @param object the sequence, or the column that owns it
 * @param sequence its name, quoted for SQL
 * @param next the number it gives next
 * @param free the first number that neither source nor target has used
 * @param last the number it ends with
 * @param rising whether it counts up
 */
record SequenceState(
        ObjectKind kind,
        String object,
        String sequence,
        BigDecimal next,
        BigDecimal free,
        BigDecimal last,
        boolean rising) {

    /** Code of the finding about a sequence that would give a number twice. */
    static final String BEHIND = "sequence-behind";

    boolean behind() {
        return before(next, free);
    }

    /** Past its end a sequence gives no number at all. */
    boolean usedUp() {
        return before(last, next);
    }

    private boolean before(BigDecimal one, BigDecimal other) {
        return rising ? one.compareTo(other) < 0 : one.compareTo(other) > 0;
    }

    Finding finding() {
        return new Finding(
                BEHIND,
                Severity.ERROR,
                kind,
                object,
                "would get the number " + next + " next from its sequence " + sequence + ", but should get " + free
                        + " or one beyond.",
                "Set it: " + statement());
    }

    /** A number that its end leaves no place for means that it is used up. */
    private String statement() {
        boolean none = before(last, free);
        return "SELECT pg_catalog.setval(" + Literal.sql(sequence) + ", " + (none ? last : free) + ", " + none + ");";
    }
}
