package io.pgtrek.planner;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where an expression may give other values in PostgreSQL than the source has stored, although each of its parts can
 * be translated. PostgreSQL computes generated columns itself, so nobody would notice.
 */
final class GeneratedRisk {

    private static final Pattern COMPARES = Pattern.compile(
            "(?i)[=<>]|\\b(in|like|case|nullif|if|iif|between|greatest|least|max|min|regexp|rlike|replace|instr|locate"
                    + "|position|find_in_set|strcmp|glob|trim|distinct)\\b");

    private GeneratedRisk() {}

    /** Why the values may differ; empty when they will not. */
    static Optional<String> of(Table table, Column column, String expression, PgType type) {
        if (type instanceof PgType.Temporal) {
            return Optional.of("the source cuts fractions of a second where PostgreSQL rounds them");
        }
        if (column.type().name().equals("float") && column.type().scale() != null) {
            return Optional.of("the source rounds to " + column.type().scale() + " digits, which real does not");
        }
        if (column.type().name().equals("char")) {
            return Optional.of("the source strips trailing blanks of char");
        }
        return comparesText(table, expression)
                ? Optional.of("it compares text without regard to case, which PostgreSQL does exactly")
                : Optional.empty();
    }

    /** Whether it compares text of a column whose collation ignores case; errs on the side of yes. */
    static boolean comparesText(Table table, String expression) {
        return COMPARES.matcher(expression).find()
                && table.columns().stream()
                        .filter(other -> Collations.ignoresCase(other.type().collation()))
                        .anyMatch(
                                other -> Words.mentions(expression, other.name().text()));
    }
}
