package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.plan.Plan;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * What the user may do.
 *
 * @param user who is logged in
 * @param createInDatabase whether schemas may be created
 * @param closedSchemas existing schemas of the plan in which the user may not create
 */
record Privileges(String user, String database, boolean createInDatabase, List<String> closedSchemas) {
    static Privileges read(Connection target, Plan plan) throws SQLException {
        String[] schemas = plan.schemas().stream().map(Identifier::text).toArray(String[]::new);
        List<String> closed = CatalogSql.list(target, "closed_schemas", row -> row.getString(1), schemas);
        return CatalogSql.list(
                        target,
                        "user",
                        row -> new Privileges(
                                row.getString("name"), row.getString("database"), row.getBoolean("may_create"), closed))
                .get(0);
    }
}
