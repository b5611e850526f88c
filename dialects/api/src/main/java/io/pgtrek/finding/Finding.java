package io.pgtrek.finding;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.Comparator;

/**
 * One thing a reader must know: what is different in the target, or was not carried over.
 *
 * @param code stable kebab-case word for machines, e.g. {@code index-fulltext-skipped}
 * @param severity how much it matters
 * @param kind what {@code object} is
 * @param object name of the object in the source, e.g. {@code shop.orders.id}
 * @param message one sentence: what was found and why
 * @param hint what to do about it; empty when nothing need be done
 */
public record Finding(String code, Severity severity, ObjectKind kind, String object, String message, String hint)
        implements Comparable<Finding> {

    private static final Comparator<Finding> ORDER = Comparator.comparing(Finding::severity)
            .reversed()
            .thenComparing(Finding::kind)
            .thenComparing(Finding::object)
            .thenComparing(Finding::code)
            .thenComparing(Finding::message);

    /** About a column. */
    public static Finding column(
            String code, Severity severity, QualifiedName table, Identifier column, String message, String hint) {
        return new Finding(code, severity, ObjectKind.COLUMN, table + "." + column, message, hint);
    }

    /** About a schema object or one of a table's parts, named {@code object} inside {@code table}. */
    public static Finding of(
            String code, Severity severity, ObjectKind kind, QualifiedName object, String message, String hint) {
        return new Finding(code, severity, kind, object.toString(), message, hint);
    }

    /** Whether it says that something of the source is missing in the target; all such codes end alike. */
    public boolean notCarriedOver() {
        return code.endsWith("-not-carried-over") && severity != Severity.INFO;
    }

    @Override
    public int compareTo(Finding other) {
        return ORDER.compare(this, other);
    }
}
