package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tables and columns that are in the target now. */
public final class ExistingColumns {

    private ExistingColumns() {}

    /** By table, then by column in order; for all tables of the schemas. */
    public static Map<QualifiedName, Map<Identifier, ExistingColumn>> read(Connection target, List<Identifier> schemas)
            throws SQLException {
        Map<QualifiedName, Map<Identifier, ExistingColumn>> tables = new LinkedHashMap<>();
        String[] names = schemas.stream().map(Identifier::text).toArray(String[]::new);
        CatalogSql.list(
                target,
                "columns",
                row -> tables.computeIfAbsent(
                                QualifiedName.of(row.getString("schema_name"), row.getString("table_name")),
                                table -> new LinkedHashMap<>())
                        .put(
                                Identifier.of(row.getString("column_name")),
                                new ExistingColumn(row.getString("type_name"), row.getBoolean("generated"))),
                new String[][] {names});
        return tables;
    }
}
