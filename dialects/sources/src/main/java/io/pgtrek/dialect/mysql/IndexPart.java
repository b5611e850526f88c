package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Index.Part;
import io.pgtrek.name.Identifier;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A row of information_schema.STATISTICS: one part of one index. */
record IndexPart(
        String index,
        boolean unique,
        int position,
        @Nullable String column,
        @Nullable String expression,
        boolean descending,
        @Nullable Integer prefix,
        Index.Method method,
        boolean hidden,
        @Nullable String comment) {

    private static final String PRIMARY = "PRIMARY";

    static IndexPart of(ResultSet row) throws SQLException {
        int prefix = row.getInt("SUB_PART");
        boolean whole = row.wasNull();
        Index.Method method = method(row.getString("INDEX_TYPE"));
        String comment = row.getString("INDEX_COMMENT");
        return new IndexPart(
                row.getString("INDEX_NAME"),
                row.getInt("NON_UNIQUE") == 0,
                row.getInt("SEQ_IN_INDEX"),
                row.getString("COLUMN_NAME"),
                row.getString("EXPRESSION"),
                "D".equals(row.getString("COLLATION")),
                // a spatial index shows the length of its bounding box here
                whole || method != Index.Method.BTREE && method != Index.Method.HASH ? null : prefix,
                method,
                "NO".equals(row.getString("IS_VISIBLE")) || "YES".equals(row.getString("IGNORED")),
                comment == null || comment.isEmpty() ? null : comment);
    }

    private static Index.Method method(String type) {
        return switch (type.toUpperCase(Locale.ROOT)) {
            case "HASH" -> Index.Method.HASH;
            case "FULLTEXT" -> Index.Method.FULLTEXT;
            case "SPATIAL", "RTREE" -> Index.Method.SPATIAL;
            case "VECTOR" -> Index.Method.VECTOR;
            default -> Index.Method.BTREE;
        };
    }

    boolean isPrimary() {
        return index.equals(PRIMARY);
    }

    /** Whether the part is a whole column in rising order, as a key needs it. */
    boolean isPlainColumn() {
        return column != null && prefix == null && !descending;
    }

    Part part(MysqlVersion version) {
        return column != null
                ? new Part(Identifier.of(column), null, prefix, descending, null)
                : new Part(
                        null,
                        Expressions.plain(expression == null ? "" : expression, version),
                        prefix,
                        descending,
                        null);
    }
}
