package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Partitioning;
import io.pgtrek.catalog.Partitioning.Partition;
import io.pgtrek.finding.ObjectKind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How the tables of a schema are partitioned. */
record PartitionQuery(SchemaReading reading) {

    private record Row(
            String name,
            @Nullable String subpartition,
            String method,
            @Nullable String expression,
            @Nullable String bound) {

        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    row.getString("PARTITION_NAME"),
                    row.getString("SUBPARTITION_NAME"),
                    row.getString("PARTITION_METHOD"),
                    row.getString("PARTITION_EXPRESSION"),
                    row.getString("PARTITION_DESCRIPTION"));
        }

        Partition partition() {
            return new Partition(name, bound == null ? "" : bound);
        }
    }

    Map<String, Partitioning> byTable() throws SQLException {
        Map<String, Partitioning> partitioned = new LinkedHashMap<>();
        reading.attempt(ObjectKind.PARTITION, reading.schema().text(), () -> reading.listByTable("partitions", Row::of))
                .orElse(Map.of())
                .forEach((table, rows) -> partitioned.put(table, partitioning(rows)));
        return partitioned;
    }

    private static Partitioning partitioning(List<Row> rows) {
        Row first = rows.get(0);
        return new Partitioning(
                first.method(),
                first.expression() == null ? "" : first.expression(),
                first.subpartition() != null,
                rows.stream().map(Row::partition).distinct().toList());
    }
}
