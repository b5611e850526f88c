package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Enums that are in the target now. */
public final class ExistingEnums {

    private ExistingEnums() {}

    /** Labels in their order, by type; for all enums of the schemas. */
    public static Map<QualifiedName, List<String>> read(Connection target, List<Identifier> schemas)
            throws SQLException {
        Map<QualifiedName, List<String>> enums = new HashMap<>();
        String[] names = schemas.stream().map(Identifier::text).toArray(String[]::new);
        CatalogSql.list(
                target,
                "enum_labels",
                row -> enums.computeIfAbsent(
                                QualifiedName.of(row.getString("schema_name"), row.getString("type_name")),
                                type -> new ArrayList<>())
                        .add(row.getString("label")),
                new String[][] {names});
        return enums;
    }
}
