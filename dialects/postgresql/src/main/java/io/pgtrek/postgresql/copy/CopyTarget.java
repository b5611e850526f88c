package io.pgtrek.postgresql.copy;

import io.pgtrek.name.QualifiedName;
import java.util.List;

/** The table to fill; without columns, rows of no values are copied, as for a table whose columns are all generated. */
public record CopyTarget(QualifiedName table, List<CopyColumn> columns) {
    public CopyTarget {
        columns = List.copyOf(columns);
    }
}
