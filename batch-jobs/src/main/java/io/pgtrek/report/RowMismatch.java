package io.pgtrek.report;

import org.jspecify.annotations.Nullable;

/**
 * A row, or one value of it, that verification found not to be the same on both sides.
 *
 * @param table in the target
 * @param key the row's key as {@code column=value}; without a key, all of the row; empty when values are hidden
 * @param column in the target; null when the whole row is concerned
 * @param source the value, cut when long; null for NULL, and when hidden or the whole row is concerned
 * @param target as {@code source}
 */
public record RowMismatch(
        String table,
        Kind kind,
        String key,
        @Nullable String column,
        @Nullable String source,
        @Nullable String target,
        boolean hidden) {

    /** What is wrong. */
    public enum Kind {
        CHANGED("differs"),
        MISSING("is missing in the target"),
        EXTRA("is in the target alone");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    /** In one line, without the table. */
    String line() {
        String row = key.isEmpty() ? "a row" : key;
        if (column == null) {
            return row + " " + kind.title();
        }
        return row + ": " + column
                + (hidden
                        ? " differs"
                        : " is " + value(source) + " in the source, " + value(target) + " in the target");
    }

    private static String value(@Nullable String value) {
        return value == null ? "NULL" : "\"" + value + "\"";
    }
}
