package io.pgtrek.sql;

/**
 * How closely PostgreSQL's operators bind, the loosest first.
 *
 * @see <a href="https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-PRECEDENCE">manual</a>
 */
public enum Binding {
    OR,
    AND,
    NOT,
    IS,
    COMPARISON,
    /** BETWEEN, IN, LIKE. */
    RANGE,
    /** All operators without a level of their own. */
    OTHER,
    ADDITION,
    MULTIPLICATION,
    AT_TIME_ZONE,
    COLLATE,
    SIGN,
    CAST,
    /** Names, literals, calls and what stands in parentheses. */
    ATOM;

    /** The next closer one. */
    Binding closer() {
        return values()[Math.min(ordinal() + 1, ATOM.ordinal())];
    }

    boolean isAssociative() {
        return this == OR || this == AND;
    }

    boolean isLeftAssociative() {
        return isAssociative() || this == OTHER || this == ADDITION || this == MULTIPLICATION;
    }
}
