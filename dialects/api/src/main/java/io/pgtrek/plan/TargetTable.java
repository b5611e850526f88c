package io.pgtrek.plan;

import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Slice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table to be created and filled.
 *
 * @param number from 1, in the order of the plan; names its Batch steps and ledger rows
 * @param touchColumns columns that an update of the row sets to the current time
 */
public record TargetTable(
        int number,
        Table source,
        QualifiedName name,
        List<TargetColumn> columns,
        @Nullable TargetKey primaryKey,
        List<TargetKey> uniqueKeys,
        List<TargetForeignKey> foreignKeys,
        List<TargetCheck> checks,
        List<TargetIndex> indexes,
        List<Identifier> touchColumns,
        @Nullable String comment,
        List<Slice> slices) {

    public TargetTable {
        columns = List.copyOf(columns);
        uniqueKeys = List.copyOf(uniqueKeys);
        foreignKeys = List.copyOf(foreignKeys);
        checks = List.copyOf(checks);
        indexes = List.copyOf(indexes);
        touchColumns = List.copyOf(touchColumns);
        slices = List.copyOf(slices);
    }

    /** Columns whose values are copied, in order. */
    public List<TargetColumn> copiedColumns() {
        return columns.stream().filter(TargetColumn::copied).toList();
    }
}
