package io.pgtrek.postgresql.toast;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Relations of a database whose columns can be toasted. */
public final class ToastTables {

    private static final StoredQuery COLUMNS = StoredQuery.beside(ToastTables.class, "columns");

    private ToastTables() {}

    /** All of them but the system's and other sessions' temporary ones, by name; a catalog's worth of rows. */
    public static List<ToastTable> read(Connection database) throws SQLException {
        Map<Long, ToastTable> tables = new LinkedHashMap<>();
        Map<Long, List<ToastColumn>> columns = new LinkedHashMap<>();
        COLUMNS.list(database, row -> {
            ToastTable table = table(row);
            tables.putIfAbsent(table.oid(), table);
            return columns.computeIfAbsent(table.oid(), oid -> new ArrayList<>())
                    .add(column(row));
        });
        return tables.values().stream()
                .map(table -> with(table, columns.getOrDefault(table.oid(), List.of())))
                .toList();
    }

    private static ToastTable with(ToastTable table, List<ToastColumn> columns) {
        return new ToastTable(
                table.oid(),
                table.name(),
                table.kind(),
                table.fileNode(),
                table.toastOid(),
                table.bytes(),
                table.toastBytes(),
                columns);
    }

    private static ToastTable table(ResultSet row) throws SQLException {
        return new ToastTable(
                row.getLong("table_oid"),
                QualifiedName.of(row.getString("schema_name"), row.getString("table_name")),
                RelationKind.valueOf(row.getString("kind")),
                row.getLong("file_node"),
                row.getLong("toast_oid"),
                row.getLong("bytes"),
                row.getLong("toast_bytes"),
                List.of());
    }

    private static ToastColumn column(ResultSet row) throws SQLException {
        return new ToastColumn(
                row.getInt("column_number"),
                Identifier.of(row.getString("column_name")),
                row.getString("type_name"),
                row.getString("base_type"),
                row.getBoolean("is_array"),
                row.getBoolean("is_composite"),
                ColumnStorage.ofCode(row.getString("storage")),
                CompressionMethod.ofCode(row.getString("compression").strip()),
                row.getBoolean("is_generated"));
    }
}
