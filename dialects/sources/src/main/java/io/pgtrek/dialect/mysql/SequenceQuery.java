package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Sequence;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.QualifiedName;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** MariaDB's sequences; each is read as a table of one row. */
record SequenceQuery(SchemaReading reading) {

    private static final BigDecimal LAST = BigDecimal.valueOf(Long.MAX_VALUE);

    List<Sequence> list(List<TableFacts> wanted) throws SQLException {
        List<Sequence> sequences = new ArrayList<>();
        for (TableFacts facts : wanted) {
            if (facts.isSequence()) {
                reading.attempt(ObjectKind.SEQUENCE, facts.name().toString(), () -> read(facts.name()))
                        .ifPresent(sequences::add);
            }
        }
        return sequences;
    }

    private Sequence read(QualifiedName name) throws SQLException {
        String sql = SqlTemplate.fill(
                SqlResource.load(SequenceQuery.class, "sequence"),
                Map.of("sequence", MysqlIdentifiers.RULES.quote(name)));
        return CatalogQuery.list(reading.connection(), sql, row -> sequence(name, row))
                .get(0);
    }

    private static Sequence sequence(QualifiedName name, ResultSet row) throws SQLException {
        return new Sequence(
                name,
                clamped(row, "next_not_cached_value"),
                clamped(row, "minimum_value"),
                clamped(row, "maximum_value"),
                clamped(row, "increment"),
                row.getInt("cycle_option") != 0,
                Math.max(1, clamped(row, "cache_size")));
    }

    private static long clamped(ResultSet row, String column) throws SQLException {
        BigDecimal value = row.getBigDecimal(column);
        return value == null ? 0 : value.min(LAST).longValue();
    }
}
