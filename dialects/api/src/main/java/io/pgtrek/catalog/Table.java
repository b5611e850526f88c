package io.pgtrek.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table with everything that hangs on it.
 *
 * @param uniqueKeys unique constraints and unique indexes over whole columns
 * @param indexes all other indexes
 * @param estimatedRows what the source's statistics say; -1 when it has none
 * @param estimatedBytes of the data without indexes; -1 when unknown
 */
public record Table(
        QualifiedName name,
        List<Column> columns,
        @Nullable Key primaryKey,
        List<Key> uniqueKeys,
        List<ForeignKey> foreignKeys,
        List<Check> checks,
        List<Index> indexes,
        @Nullable Partitioning partitioning,
        @Nullable String comment,
        long estimatedRows,
        long estimatedBytes) {

    public Table {
        columns = List.copyOf(columns);
        uniqueKeys = List.copyOf(uniqueKeys);
        foreignKeys = List.copyOf(foreignKeys);
        checks = List.copyOf(checks);
        indexes = List.copyOf(indexes);
    }

    /** The column of that exact name. */
    public Optional<Column> column(Identifier column) {
        return columns.stream().filter(c -> c.name().equals(column)).findFirst();
    }
}
