package io.pgtrek.sql;

import org.jspecify.annotations.Nullable;

/** LIKE and regular expressions in PostgreSQL's SQL. */
public final class Patterns {

    private Patterns() {}

    /**
     * {@code LIKE}, or {@code ILIKE}.
     *
     * @param escape null for PostgreSQL's default, the backslash
     */
    public static Fragment like(
            String operator, Fragment text, Fragment pattern, @Nullable Fragment escape, boolean negated) {
        Fragment left = Coercion.toText(text);
        Fragment right = Coercion.toText(pattern);
        String literal = right.literal();
        if (escape == null && literal != null && literal.replace("\\\\", "").endsWith("\\")) {
            throw new UntranslatableException("a pattern ends with its escape character");
        }
        String sql = left.at(Binding.OTHER) + (negated ? " NOT " : " ") + operator + " " + right.at(Binding.OTHER)
                + (escape == null ? "" : " ESCAPE " + character(escape));
        return Fragment.of(sql, Binding.RANGE, Family.BOOLEAN, left, right);
    }

    /** {@code ~} with a pattern written down. */
    public static Fragment regexp(Fragment text, Fragment pattern, boolean negated) {
        String literal = pattern.literal();
        if (literal == null || !pattern.isText()) {
            throw new UntranslatableException("a regular expression is not written down");
        }
        RegularExpressions.checkPortable(literal);
        return Fragment.infix(negated ? "!~" : "~", Binding.OTHER, Family.BOOLEAN, Coercion.toText(text), pattern);
    }

    private static String character(Fragment escape) {
        String literal = escape.literal();
        if (literal == null || !escape.isText() || literal.codePointCount(0, literal.length()) > 1) {
            throw new UntranslatableException("an escape is not one character written down");
        }
        return escape.sql();
    }
}
