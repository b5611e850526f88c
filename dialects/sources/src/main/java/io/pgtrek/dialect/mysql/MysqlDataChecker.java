package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.DataChecker;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds keys that the source accepts and PostgreSQL refuses. */
final class MysqlDataChecker implements DataChecker {

    @Override
    public List<Finding> check(Connection connection, Catalog catalog) throws SQLException {
        Map<QualifiedName, Table> tables = catalog.schemas().stream()
                .map(Schema::tables)
                .flatMap(List::stream)
                .collect(Collectors.toMap(Table::name, Function.identity()));
        List<Finding> findings = new ArrayList<>();
        for (Table table : tables.values()) {
            findings.addAll(WeakerKeys.of(table));
            for (ForeignKey key : table.foreignKeys()) {
                Table parent = tables.get(key.referencedTable());
                if (parent != null) {
                    check(connection, new ForeignKeyData(table, key, parent), findings);
                }
            }
        }
        return findings.stream().sorted().toList();
    }

    /** One table that cannot be read must not hide what is wrong with the others. */
    private static void check(Connection connection, ForeignKeyData data, List<Finding> findings) throws SQLException {
        findings.addAll(data.structure());
        try {
            findings.addAll(data.orphans(connection));
            findings.addAll(data.equalOnlyByCollation(connection));
        } catch (SQLException e) {
            if (e.getSQLState() != null && e.getSQLState().startsWith("08")) {
                throw e;
            }
            findings.add(new Finding(
                    "foreign-key-unchecked",
                    Severity.WARNING,
                    ObjectKind.FOREIGN_KEY,
                    data.subject(),
                    "Its data could not be checked: " + SqlErrors.detail(e),
                    ""));
        }
    }
}
