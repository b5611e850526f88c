package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.name.Identifier;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A row of information_schema.COLUMNS.
 *
 * @param extra in lower case
 * @param generation null or empty for ordinary columns, and for generated ones of servers that do not tell
 */
record ColumnFacts(
        Identifier name,
        int position,
        NativeType type,
        boolean nullable,
        @Nullable String defaultText,
        String extra,
        @Nullable String generation,
        boolean selectable,
        @Nullable String comment) {

    static ColumnFacts of(ResultSet row) throws SQLException {
        String comment = row.getString("COLUMN_COMMENT");
        return new ColumnFacts(
                Identifier.of(row.getString("COLUMN_NAME")),
                row.getInt("ORDINAL_POSITION"),
                type(row),
                row.getString("IS_NULLABLE").equalsIgnoreCase("YES"),
                row.getString("COLUMN_DEFAULT"),
                row.getString("EXTRA").toLowerCase(Locale.ROOT),
                row.getString("GENERATION_EXPRESSION"),
                isSelectable(row.getString("PRIVILEGES")),
                comment == null || comment.isEmpty() ? null : comment);
    }

    private static NativeType type(ResultSet row) throws SQLException {
        int srid = row.getInt("SRS_ID");
        return DeclarationParser.parse(
                row.getString("COLUMN_TYPE"),
                row.getString("CHARACTER_SET_NAME"),
                row.getString("COLLATION_NAME"),
                row.wasNull() || srid == 0 ? null : srid);
    }

    private static boolean isSelectable(@Nullable String privileges) {
        return privileges == null || privileges.toLowerCase(Locale.ROOT).contains("select");
    }

    boolean isAutoIncrement() {
        return extra.contains("auto_increment");
    }

    boolean isOnUpdateNow() {
        return extra.contains("on update ");
    }

    boolean isInvisible() {
        return extra.contains("invisible");
    }

    /** MySQL: VIRTUAL GENERATED, STORED GENERATED; MariaDB before 10.2: VIRTUAL, PERSISTENT. */
    boolean isGenerated() {
        return extra.contains("virtual") || extra.contains("stored generated") || extra.contains("persistent");
    }

    /** row_start and row_end of a system-versioned table. */
    boolean isPeriodEnd() {
        return generation != null
                && (generation.equalsIgnoreCase("ROW START") || generation.equalsIgnoreCase("ROW END"));
    }

    boolean isStored() {
        return !extra.contains("virtual");
    }
}
