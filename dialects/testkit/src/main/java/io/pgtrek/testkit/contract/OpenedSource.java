package io.pgtrek.testkit.contract;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.Probe;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.ReadRequest.Projection;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.spi.SourceDialect;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.testkit.CollectingSink;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A fixture opened as a run opens its source, with one connection. */
final class OpenedSource implements AutoCloseable {

    static final Slice WHOLE = new Slice(1, new SliceRange.Whole());

    private static final int FETCH_SIZE = 100;

    private final DialectFixture fixture;
    private final SourceDialect dialect;
    private final Connection connection;

    OpenedSource(DialectFixture fixture) throws SQLException {
        this.fixture = fixture;
        this.dialect = fixture.provider().open(fixture.spec(), fixture.connections(), ValuePolicy.DEFAULT);
        this.connection = fixture.connections().open();
    }

    SourceDialect dialect() {
        return dialect;
    }

    Connection connection() {
        return connection;
    }

    Catalog catalog() throws SQLException {
        return dialect.introspector().introspect(connection, Selection.ALL);
    }

    Schema schema() throws SQLException {
        return catalog().schemas().stream()
                .filter(schema -> schema.name().equals(fixture.schema()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no schema " + fixture.schema()));
    }

    Table table(String plain) throws SQLException {
        return table(fixture.name(plain));
    }

    Table table(Identifier name) throws SQLException {
        return schema().tables().stream()
                .filter(table -> table.name().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table " + name));
    }

    long count(QualifiedName table) throws SQLException {
        return dialect.reader().count(connection, table, null);
    }

    List<Slice> slices(Table table, long bytes) throws SQLException {
        return dialect.slicer().slice(connection, table, bytes);
    }

    /** Rows of these columns by the types the data choose; whole numbers of any width become Long. */
    List<List<@Nullable Object>> rows(Table table, List<Identifier> columns, Slice slice, @Nullable String where)
            throws SQLException {
        List<ColumnMapping> mappings = new ArrayList<>();
        List<Projection> projections = new ArrayList<>();
        for (Identifier column : columns) {
            ColumnMapping mapping = mapping(table, table.column(column).orElseThrow());
            mappings.add(mapping);
            projections.add(new Projection(column, mapping.projection()));
        }
        List<List<@Nullable Object>> rows = new ArrayList<>();
        ReadRequest request = new ReadRequest(table.name(), projections, slice, where, FETCH_SIZE);
        try (RowCursor cursor = dialect.reader().open(connection, request)) {
            while (cursor.next()) {
                rows.add(row(cursor, mappings));
            }
        }
        return rows;
    }

    void write(String sql) throws SQLException {
        try (Connection writing = fixture.writer().open();
                Statement statement = writing.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    private static List<@Nullable Object> row(RowCursor cursor, List<ColumnMapping> mappings) throws SQLException {
        CollectingSink sink = new CollectingSink();
        for (int i = 0; i < mappings.size(); i++) {
            mappings.get(i).reader().read(cursor.row(), i + 1, sink);
        }
        List<@Nullable Object> row = new ArrayList<>();
        sink.values().forEach(value -> row.add(value instanceof Number number ? number.longValue() : value));
        return row;
    }

    private ColumnMapping mapping(Table table, Column column) throws SQLException {
        String quoted = dialect.identifiers().quote(column.name());
        Map<String, String> probes = new LinkedHashMap<>();
        for (Probe probe : dialect.types().probes(table, column)) {
            probes.put(probe.id(), probe.aggregate().replace("{}", quoted));
        }
        Evidence evidence = probes.isEmpty()
                ? Evidence.NONE
                : new Evidence(dialect.reader().probe(connection, table.name(), null, probes));
        return (ColumnMapping) dialect.types().map(table, column, evidence);
    }
}
