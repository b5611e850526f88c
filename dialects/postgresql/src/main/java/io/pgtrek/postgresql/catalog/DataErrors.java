package io.pgtrek.postgresql.catalog;

import java.sql.SQLException;
import java.util.Map;

/**
 * Phrases for data errors that quote no value.
 *
 * @see <a href="https://www.postgresql.org/docs/current/errcodes-appendix.html">manual</a>
 */
public final class DataErrors {
    private static final Map<String, String> PHRASES = Map.ofEntries(
            Map.entry("22001", "too long for the column's type"),
            Map.entry("22003", "number out of range"),
            Map.entry("22007", "invalid date or time"),
            Map.entry("22008", "date or time out of range"),
            Map.entry("22021", "invalid UTF-8"),
            Map.entry("22026", "wrong number of bits"),
            Map.entry("22030", "duplicate key in a JSON object"),
            Map.entry("22032", "invalid JSON"),
            Map.entry("22P02", "text the column's type cannot read"),
            Map.entry("22P03", "binary form the column's type cannot read"),
            Map.entry("22P05", "a character the server cannot hold"),
            Map.entry("2200N", "invalid XML"),
            Map.entry("2200M", "invalid XML"),
            Map.entry("23502", "NULL in a NOT NULL column"),
            Map.entry("23503", "a referenced row is missing"),
            Map.entry("23505", "the key exists already"),
            Map.entry("23514", "a check constraint is violated"),
            Map.entry("23P01", "an exclusion constraint is violated"),
            Map.entry("44000", "the check option of a view is violated"),
            Map.entry("P0001", "a trigger or function refused the row"));

    private DataErrors() {}

    /** What was wrong with the value, in a few words. */
    public static String phrase(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        return PHRASES.getOrDefault(state, state.startsWith("23") ? "a constraint is violated" : "invalid value");
    }
}
