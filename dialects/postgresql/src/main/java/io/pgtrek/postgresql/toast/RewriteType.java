package io.pgtrek.postgresql.toast;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What must be known of a column's type before its values are made anew. Types are told by a word: the name of one of
 * the server's own, {@code extension.name}, or in brackets what it is: (array), (composite), (range), (multirange),
 * (enum), (domain), (other); (dropped) stands for a composite type that lost an attribute.
 *
 * @param column {@code attnum}
 * @param name of the type as it stands in SQL, without length or precision
 * @param inArrays whether there are arrays of it
 * @param base below all domains
 * @param send function of the binary form as it stands in SQL, null where there is none
 * @param parts the type, and all that it consists of
 * @param fields expressions of all fields that can be compressed inside of a composite
 */
record RewriteType(
        int column,
        String name,
        boolean inArrays,
        String base,
        @Nullable String send,
        Set<String> parts,
        List<String> fields) {

    private static final StoredQuery TYPES = StoredQuery.beside(RewriteType.class, "rewrite_types");

    RewriteType {
        parts = Set.copyOf(parts);
        fields = List.copyOf(fields);
    }

    boolean is(String word) {
        return base.equals(word);
    }

    /** Types of all columns of a table, by their number. */
    static Map<Integer, RewriteType> read(Connection database, long table) throws SQLException {
        Map<Integer, RewriteType> types = new HashMap<>();
        TYPES.list(database, RewriteType::of, table).forEach(type -> types.put(type.column(), type));
        return types;
    }

    private static RewriteType of(ResultSet row) throws SQLException {
        return new RewriteType(
                row.getInt("column_number"),
                row.getString("type_name"),
                row.getBoolean("in_arrays"),
                row.getString("base"),
                row.getString("send"),
                Set.copyOf(texts(row.getArray("parts"))),
                texts(row.getArray("fields")));
    }

    private static List<String> texts(Array array) throws SQLException {
        return List.of((String[]) array.getArray());
    }
}
