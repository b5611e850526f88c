package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether and how a column is read.
 *
 * @param readable whether this user has SELECT on it
 */
record ColumnAccess(boolean readable, ValueForm form) {

    private static final StoredQuery ACCESS = StoredQuery.beside(ColumnAccess.class, "access");

    /** Of a column that came after the catalog was read. */
    static final ColumnAccess NONE = new ColumnAccess(false, ValueForm.OTHER);

    /** One column of the database. */
    record Place(long tableOid, int number) {}

    /** Of all columns of variable length. */
    static Map<Place, ColumnAccess> read(Connection database) throws SQLException {
        Map<Place, ColumnAccess> all = new HashMap<>();
        ACCESS.list(
                database,
                row -> all.put(
                        new Place(row.getLong("table_oid"), row.getInt("column_number")),
                        new ColumnAccess(row.getBoolean("readable"), ValueForm.valueOf(row.getString("form")))));
        return all;
    }
}
