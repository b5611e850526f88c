package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** A foreign key that is in the target now. */
public record ForeignReference(QualifiedName table, Identifier name, QualifiedName referenced) {

    /** All that refer to tables of the schemas. */
    public static List<ForeignReference> read(Connection target, List<Identifier> schemas) throws SQLException {
        String[] names = schemas.stream().map(Identifier::text).toArray(String[]::new);
        return CatalogSql.list(
                target,
                "foreign_references",
                row -> new ForeignReference(
                        QualifiedName.of(row.getString("schema_name"), row.getString("table_name")),
                        Identifier.of(row.getString("constraint_name")),
                        QualifiedName.of(row.getString("referenced_schema"), row.getString("referenced_table"))),
                new String[][] {names});
    }
}
