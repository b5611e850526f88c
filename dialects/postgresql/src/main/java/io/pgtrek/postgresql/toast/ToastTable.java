package io.pgtrek.postgresql.toast;

import io.pgtrek.name.QualifiedName;
import java.util.List;

/**
 * A relation with rows and at least one {@link ToastColumn}.
 *
 * @param oid {@code pg_class.oid}
 * @param fileNode {@code relfilenode}: another one means that the rows were moved to other places
 * @param toastOid of its TOAST table, 0 where it has none
 * @param bytes size of the relation itself, without TOAST and indexes
 * @param toastBytes size of its TOAST table with that one's index
 * @param columns in order
 */
public record ToastTable(
        long oid,
        QualifiedName name,
        RelationKind kind,
        long fileNode,
        long toastOid,
        long bytes,
        long toastBytes,
        List<ToastColumn> columns) {

    public ToastTable {
        columns = List.copyOf(columns);
    }
}
