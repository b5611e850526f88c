package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.Identifier;
import io.pgtrek.postgresql.toast.ColumnStorage;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Whether a value stands in its row or in TOAST. PostgreSQL 17 tells; before, the place of text and bytea that is not
 * compressed follows from its size, which has no header outside, and that of others from what the server does when it
 * stores a row: it moves the largest values out until the row is short enough.
 *
 * @param told whether the server has {@code pg_column_toast_chunk_id}
 * @param columns all readable columns of variable length
 * @see <a href="https://www.postgresql.org/docs/current/storage-toast.html#STORAGE-TOAST-ONDISK">TOAST</a>
 */
record PlaceRule(boolean told, TableSpace space, List<ValueSql> columns) {

    static final int TOLD_SINCE = 170_000;

    /** What replaces a value in its row. */
    private static final int POINTER = 18;

    /** Values of {@link ColumnStorage#MAIN} stay as long as the row fits a page. */
    private static final int PAGE_TARGET = 8160;

    /** The rule compares every column with every other, which is too dear for a wide table. */
    private static final int COMPARED = 8;

    PlaceRule {
        columns = List.copyOf(columns);
    }

    /** That of a column; null where it is not readable. */
    @Nullable
    ValueSql column(Identifier name) {
        return columns.stream()
                .filter(value -> value.column().name().equals(name))
                .findFirst()
                .orElse(null);
    }

    /** An expression that is true for values in TOAST. */
    String outside(ValueSql column) {
        if (told) {
            return "pg_catalog.pg_column_toast_chunk_id(" + column.value() + ") IS NOT NULL";
        }
        String rule = rule(column);
        return column.form().tellsRawSize()
                ? "CASE WHEN " + column.method() + " IS NULL THEN " + column.stored() + " = " + column.raw() + " ELSE "
                        + rule + " END"
                : rule;
    }

    private String rule(ValueSql column) {
        return switch (column.column().storage()) {
            case PLAIN -> "false";
            case MAIN -> column.stored() + " > " + (PAGE_TARGET - space.fixedBytes());
            case EXTERNAL, EXTENDED ->
                columns.size() > COMPARED
                        ? column.stored() + " > " + (space.rowTarget() - space.fixedBytes())
                        : column.stored() + " > 24 AND " + rest(column) + " > " + space.rowTarget();
        };
    }

    /** The row with all larger values moved out, this one not. */
    private String rest(ValueSql column) {
        return columns.stream()
                .map(other -> share(column, other))
                .collect(Collectors.joining(" + ", space.fixedBytes() + " + ", ""));
    }

    private static String share(ValueSql column, ValueSql other) {
        if (other.equals(column)) {
            return "coalesce(" + other.stored() + ", 0)";
        }
        return switch (other.column().storage()) {
            case PLAIN -> "coalesce(" + other.stored() + ", 0)";
            // compressed only after all others were moved out
            case MAIN -> "coalesce(" + (other.form().tellsRawSize() ? other.raw() : other.stored()) + ", 0)";
            case EXTERNAL, EXTENDED ->
                "CASE WHEN " + other.stored() + " > " + column.stored() + " THEN " + POINTER + " ELSE coalesce("
                        + other.stored() + ", 0) END";
        };
    }
}
