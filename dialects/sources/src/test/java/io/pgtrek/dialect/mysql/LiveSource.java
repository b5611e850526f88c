package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.finding.Finding;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
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
import io.pgtrek.testkit.RecordingSink;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** A database of one test, read through the dialect as a job would. */
final class LiveSource implements AutoCloseable {

    private static final int FETCH_SIZE = 100;

    private final TestDatabase database;
    private final SourceDialect dialect;
    private final Connection connection;

    private LiveSource(TestDatabase database, SourceDialect dialect, Connection connection) {
        this.database = database;
        this.dialect = dialect;
        this.connection = connection;
    }

    /** A new database filled by these statements, run without a strict sql_mode. */
    static LiveSource create(TestServer server, String... statements) throws SQLException {
        return create(server, ValuePolicy.DEFAULT, statements);
    }

    static LiveSource create(TestServer server, ValuePolicy policy, String... statements) throws SQLException {
        TestDatabase database = server.createDatabase();
        List<String> all = new ArrayList<>(List.of("set sql_mode = ''"));
        all.addAll(List.of(statements));
        database.execute(all.toArray(String[]::new));
        return open(database, policy, database.url());
    }

    static LiveSource open(TestDatabase database, ValuePolicy policy, String url) throws SQLException {
        MysqlDialectProvider provider = new MysqlDialectProvider();
        SourceSpec spec = new SourceSpec(url, null, null, Map.of());
        JdbcAccess access = provider.access(spec);
        Properties properties = new Properties();
        properties.putAll(access.properties());
        ConnectionSource connections = () -> DriverManager.getConnection(access.url(), properties);
        return new LiveSource(database, provider.open(spec, connections, policy), connections.open());
    }

    TestDatabase database() {
        return database;
    }

    SourceDialect dialect() {
        return dialect;
    }

    Connection connection() {
        return connection;
    }

    Catalog catalog() throws SQLException {
        return catalog(Selection.ALL);
    }

    Catalog catalog(Selection selection) throws SQLException {
        return dialect.introspector().introspect(connection, selection);
    }

    Table table(String name) throws SQLException {
        return catalog().schemas().get(0).tables().stream()
                .filter(table -> table.name().name().text().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table " + name));
    }

    /** Findings of introspection as {@code code object}. */
    List<String> findings() throws SQLException {
        return catalog().findings().stream().map(this::shown).toList();
    }

    List<String> dataFindings() throws SQLException {
        return dialect.dataChecker().check(connection, catalog()).stream()
                .map(finding -> shown(finding) + ": " + finding.message())
                .toList();
    }

    private String shown(Finding finding) {
        return finding.code() + " " + finding.object().replace(database.name() + ".", "");
    }

    Mapping mapping(Table table, String column) throws SQLException {
        Column found = table.column(Identifier.of(column)).orElseThrow();
        return dialect.types().map(table, found, evidence(table, found));
    }

    /** The mapping of a column that has one. */
    ColumnMapping mapped(String table, String column) throws SQLException {
        return (ColumnMapping) mapping(table(table), column);
    }

    /** The type the column gets, as SQL. */
    String type(String table, String column) throws SQLException {
        return PgTypeNames.display(mapped(table, column).target());
    }

    private Evidence evidence(Table table, Column column) throws SQLException {
        Map<String, String> probes = new HashMap<>();
        for (Probe probe : dialect.types().probes(table, column)) {
            String quoted = dialect.identifiers().quote(column.name());
            probes.put(probe.id(), probe.aggregate().replace("{}", quoted));
        }
        return new Evidence(dialect.reader().probe(connection, table.name(), null, probes));
    }

    /** All rows, each value as {@link RecordingSink} shows it; a rejected value as {@code !reason}. */
    List<List<String>> rows(String table) throws SQLException {
        Table found = table(table);
        List<ColumnMapping> mappings = new ArrayList<>();
        for (Column column : found.columns()) {
            mappings.add((ColumnMapping) mapping(found, column.name().text()));
        }
        return rows(found.name(), found.columns(), mappings, null);
    }

    /** The values of one column carried into a type of the user's choice. */
    List<String> as(String table, String column, PgType target) throws SQLException {
        Table found = table(table);
        Column source = found.column(Identifier.of(column)).orElseThrow();
        Mapping mapping = dialect.types().mapTo(found, source, target);
        return rows(found.name(), List.of(source), List.of((ColumnMapping) mapping), null).stream()
                .map(row -> row.get(0))
                .toList();
    }

    List<List<String>> rows(
            QualifiedName table, List<Column> columns, List<ColumnMapping> mappings, @Nullable String where)
            throws SQLException {
        List<Projection> projections = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            projections.add(
                    new Projection(columns.get(i).name(), mappings.get(i).projection()));
        }
        ReadRequest request =
                new ReadRequest(table, projections, new Slice(1, new SliceRange.Whole()), where, FETCH_SIZE);
        List<List<String>> rows = new ArrayList<>();
        try (RowCursor cursor = dialect.reader().open(connection, request)) {
            while (cursor.next()) {
                rows.add(row(cursor, mappings));
            }
        }
        return rows;
    }

    private static List<String> row(RowCursor cursor, List<ColumnMapping> mappings) throws SQLException {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < mappings.size(); i++) {
            RecordingSink sink = new RecordingSink();
            try {
                mappings.get(i).reader().read(cursor.row(), i + 1, sink);
                values.addAll(sink.take());
            } catch (UnconvertibleValueException e) {
                values.add("!" + e.getMessage());
            }
        }
        return values;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
