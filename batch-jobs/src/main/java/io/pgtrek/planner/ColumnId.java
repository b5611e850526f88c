package io.pgtrek.planner;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;

/** A source column anywhere. */
record ColumnId(QualifiedName table, Identifier column) implements Comparable<ColumnId> {

    @Override
    public int compareTo(ColumnId other) {
        int byTable = table.compareTo(other.table);
        return byTable != 0 ? byTable : column.compareTo(other.column);
    }

    @Override
    public String toString() {
        return table + "." + column;
    }
}
