package io.pgtrek.plan;

import io.pgtrek.catalog.ForeignKey.Action;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.List;

/** A foreign key to be created; the n-th column refers to the n-th referenced column. */
public record TargetForeignKey(
        Identifier name,
        List<Identifier> columns,
        QualifiedName referencedTable,
        List<Identifier> referencedColumns,
        Action onDelete,
        Action onUpdate,
        boolean deferred) {

    public TargetForeignKey {
        columns = List.copyOf(columns);
        referencedColumns = List.copyOf(referencedColumns);
    }
}
