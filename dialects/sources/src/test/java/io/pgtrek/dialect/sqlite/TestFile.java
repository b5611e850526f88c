package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.JdbcAccess;
import io.pgtrek.spi.Mapping;
import io.pgtrek.spi.Probe;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.ReadRequest.Projection;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.spi.SourceDialect;
import io.pgtrek.spi.SourceSpec;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.testkit.CollectingSink;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** A SQLite file made of statements, and read as a run would read it: probes, decisions, values. */
final class TestFile {

    private final Path path;
    private final ValuePolicy policy;
    private final List<Alteration> alterations = new ArrayList<>();

    private TestFile(Path path, ValuePolicy policy) {
        this.path = path;
        this.policy = policy;
    }

    static TestFile of(Path directory, String... statements) throws SQLException {
        return existing(directory.resolve("source.db")).with(statements);
    }

    static TestFile existing(Path path) {
        return new TestFile(path, ValuePolicy.DEFAULT);
    }

    TestFile with(ValuePolicy other) {
        return new TestFile(path, other);
    }

    TestFile with(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
        return this;
    }

    Path path() {
        return path;
    }

    SourceSpec spec() {
        return new SourceSpec("sqlite:" + path, null, null, Map.of());
    }

    Connection connect() throws SQLException {
        JdbcAccess access = new SqliteDialectProvider().access(spec());
        Properties properties = new Properties();
        properties.putAll(access.properties());
        return DriverManager.getConnection(access.url(), properties);
    }

    SourceDialect dialect() throws SQLException {
        ConnectionSource connections = this::connect;
        return new SqliteDialectProvider().open(spec(), connections, policy);
    }

    Catalog catalog() throws SQLException {
        try (Connection connection = connect()) {
            return dialect().introspector().introspect(connection, Selection.ALL);
        }
    }

    List<Table> tables() throws SQLException {
        return catalog().schemas().get(0).tables();
    }

    Table table(String name) throws SQLException {
        return tables().stream()
                .filter(table -> table.name().equals(QualifiedName.of("main", name)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table " + name));
    }

    /** What each column becomes, by name. */
    Map<String, ColumnMapping> mappings(String tableName) throws SQLException {
        Table table = table(tableName);
        SourceDialect dialect = dialect();
        Map<String, ColumnMapping> mappings = new LinkedHashMap<>();
        try (Connection connection = connect()) {
            for (Column column : table.columns()) {
                Mapping mapping = dialect.types().map(table, column, evidence(dialect, connection, table, column));
                mappings.put(column.name().text(), (ColumnMapping) mapping);
            }
        }
        return mappings;
    }

    /** PostgreSQL types by column. */
    Map<String, String> types(String tableName) throws SQLException {
        Map<String, String> types = new LinkedHashMap<>();
        mappings(tableName).forEach((column, mapping) -> types.put(column, PgTypeNames.display(mapping.target())));
        return types;
    }

    /** Codes of the findings about a column's type. */
    List<String> findings(String table, String column) throws SQLException {
        return mappings(table).get(column).findings().stream()
                .map(finding -> finding.code())
                .toList();
    }

    private Evidence evidence(SourceDialect dialect, Connection connection, Table table, Column column)
            throws SQLException {
        String quoted = dialect.identifiers().quote(column.name());
        Map<String, String> probes = new LinkedHashMap<>();
        for (Probe probe : dialect.types().probes(table, column)) {
            probes.put(probe.id(), probe.aggregate().replace("{}", quoted));
        }
        return probes.isEmpty()
                ? Evidence.NONE
                : new Evidence(dialect.reader().probe(connection, table.name(), null, probes));
    }

    /** All values of a column by the type the data chose; a refused one is its reason. */
    List<Object> values(String table, String column) throws SQLException {
        return read(table, column, mappings(table).get(column));
    }

    /** All values of a column carried to a type somebody asks for. */
    List<Object> valuesAs(String tableName, String column, PgType target) throws SQLException {
        Table table = table(tableName);
        Column found = table.column(Identifier.of(column)).orElseThrow();
        return read(tableName, column, (ColumnMapping) dialect().types().mapTo(table, found, target));
    }

    /** What policy changed since this object was made. */
    List<Alteration> alterations() {
        return alterations;
    }

    private List<Object> read(String tableName, String column, ColumnMapping mapping) throws SQLException {
        Projection projection = new Projection(Identifier.of(column), mapping.projection());
        ReadRequest request = new ReadRequest(
                QualifiedName.of("main", tableName),
                List.of(projection),
                new Slice(1, new SliceRange.Whole()),
                null,
                100);
        List<Object> values = new ArrayList<>();
        try (Connection connection = connect();
                RowCursor cursor = dialect().reader().open(connection, request)) {
            while (cursor.next()) {
                values.add(value(cursor, mapping));
            }
        }
        return values;
    }

    private Object value(RowCursor cursor, ColumnMapping mapping) throws SQLException {
        CollectingSink sink = new CollectingSink();
        try {
            mapping.reader().read(cursor.row(), 1, sink);
        } catch (UnconvertibleValueException e) {
            return "rejected: " + e.getMessage();
        }
        alterations.addAll(sink.alterations());
        return sink.values().get(0);
    }
}
