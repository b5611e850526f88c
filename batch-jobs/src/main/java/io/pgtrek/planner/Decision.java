package io.pgtrek.planner;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.spi.ColumnMapping;

/**
 * What was decided for one column.
 *
 * @param byUser whether a cast rule decided, which nothing overrides
 */
record Decision(Table table, Column column, ColumnMapping mapping, boolean byUser) {

    ColumnId id() {
        return new ColumnId(table.name(), column.name());
    }

    Decision withMapping(ColumnMapping other) {
        return new Decision(table, column, other, byUser);
    }
}
