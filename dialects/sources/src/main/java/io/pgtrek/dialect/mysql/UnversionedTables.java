package io.pgtrek.dialect.mysql;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tables that are read as they are at each moment, whatever snapshot was begun. */
record UnversionedTables(QualifiedName name, String engine) {

    /** A finding for each of them among those that will be read. */
    static List<Finding> find(Connection connection, List<QualifiedName> tables) throws SQLException {
        Set<Identifier> schemas = tables.stream().map(QualifiedName::schema).collect(Collectors.toSet());
        String sql = SqlResource.load(UnversionedTables.class, "unversioned-tables");
        List<Finding> findings = new ArrayList<>();
        for (Identifier schema : schemas) {
            CatalogQuery.list(
                            connection,
                            sql,
                            row -> new UnversionedTables(
                                    QualifiedName.of(row.getString(1), row.getString(2)), row.getString(3)),
                            schema.text())
                    .stream()
                    .filter(table -> tables.contains(table.name()))
                    .map(UnversionedTables::finding)
                    .forEach(findings::add);
        }
        return findings;
    }

    private Finding finding() {
        return Finding.of(
                "table-not-in-snapshot",
                Severity.WARNING,
                ObjectKind.TABLE,
                name,
                "uses the engine " + engine + ", which has no snapshots: its rows were read as they were at that"
                        + " moment, not at the point in time of the other tables.",
                "If it was written to meanwhile, let it rest and begin anew with --fresh.");
    }
}
