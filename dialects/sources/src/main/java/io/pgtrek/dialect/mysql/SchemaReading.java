package io.pgtrek.dialect.mysql;

import io.pgtrek.error.SqlErrors;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.CatalogQuery.RowMapper;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One schema being read: the way to the catalog, and the place where findings gather. */
record SchemaReading(
        Connection connection, CatalogSql sql, MysqlVersion version, Identifier schema, List<Finding> findings) {

    /** Something that may fail for one object. */
    @FunctionalInterface
    interface Attempt<T> {
        T run() throws SQLException;
    }

    /**
     * All rows of a catalog query for this schema. Every query gives TABLE_SCHEMA, since catalogs compare names without
     * regard to case and {@code shop} and {@code Shop} may both exist.
     */
    <T> List<T> list(String resource, RowMapper<T> mapper) throws SQLException {
        List<Optional<T>> rows = CatalogQuery.list(
                connection,
                sql.load(resource),
                row -> isOurs(row) ? Optional.of(mapper.map(row)) : Optional.empty(),
                schema.text());
        return rows.stream().flatMap(Optional::stream).toList();
    }

    /** As {@link #list}, by the table the row belongs to. */
    <T> Map<String, List<T>> listByTable(String resource, RowMapper<T> mapper) throws SQLException {
        Map<String, List<T>> byTable = new LinkedHashMap<>();
        list(resource, row -> Map.entry(row.getString("TABLE_NAME"), mapper.map(row)))
                .forEach(entry -> byTable.computeIfAbsent(entry.getKey(), table -> new ArrayList<>())
                        .add(entry.getValue()));
        return byTable;
    }

    /** The result, or a finding that the object could not be read. */
    <T> Optional<T> attempt(ObjectKind kind, String object, Attempt<T> attempt) throws SQLException {
        try {
            return Optional.of(attempt.run());
        } catch (SQLException e) {
            if (isConnectionLost(e)) {
                throw e;
            }
            report(unreadable(kind, object, SqlErrors.detail(e)));
            return Optional.empty();
        }
    }

    Finding unreadable(ObjectKind kind, String object, String reason) {
        return new Finding(
                "object-unreadable",
                Severity.ERROR,
                kind,
                object,
                "It cannot be read and is left out: " + reason,
                "Repair it or grant the right to read it, or exclude it.");
    }

    void report(Finding finding) {
        findings.add(finding);
    }

    void report(String code, Severity severity, ObjectKind kind, String object, String message, String hint) {
        findings.add(new Finding(code, severity, kind, object, message, hint));
    }

    QualifiedName name(String object) {
        return new QualifiedName(schema, Identifier.of(object));
    }

    private boolean isOurs(ResultSet row) throws SQLException {
        return schema.text().equals(row.getString("TABLE_SCHEMA"));
    }

    /** SQL states of class 08. */
    private static boolean isConnectionLost(SQLException e) {
        return e.getSQLState() != null && e.getSQLState().startsWith("08");
    }
}
