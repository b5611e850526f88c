package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Check;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Check constraints of all tables of a schema. MySQL before 8.0.16 keeps none. */
record CheckQuery(SchemaReading reading) {

    Map<String, List<Check>> byTable() throws SQLException {
        if (reading.version().checksAreHidden()) {
            reading.report(
                    "checks-hidden",
                    Severity.WARNING,
                    ObjectKind.SCHEMA,
                    reading.schema().text(),
                    "MariaDB " + reading.version().number() + " does not list check constraints; they are left out.",
                    "Look for CHECK in SHOW CREATE TABLE.");
        }
        if (!reading.sql().has("CHECK_CONSTRAINTS.CHECK_CLAUSE")) {
            return Map.of();
        }
        String resource = reading.sql().has("CHECK_CONSTRAINTS.TABLE_NAME") ? "checks-mariadb" : "checks-mysql";
        return reading.attempt(
                        ObjectKind.CHECK, reading.schema().text(), () -> reading.listByTable(resource, this::check))
                .orElse(Map.of());
    }

    private Check check(ResultSet row) throws SQLException {
        return new Check(
                Identifier.of(row.getString("CONSTRAINT_NAME")),
                Expressions.plain(row.getString("CHECK_CLAUSE"), reading.version()),
                !"NO".equalsIgnoreCase(row.getString("ENFORCED")));
    }
}
