package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.toast.RelationKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a relation's columns really hold.
 *
 * @param bytes of the relation itself, without TOAST and indexes
 * @param toastBytes of its TOAST table, without the index
 * @param deadChunks rows of the TOAST table that are dead, as statistics have it
 * @param fraction of the pages that were read, 1 for all
 * @param rows null where it was not read
 * @param notRead why not, null where it was
 */
public record TableSurvey(
        QualifiedName name,
        RelationKind kind,
        long bytes,
        long toastBytes,
        long deadChunks,
        double fraction,
        @Nullable Amount rows,
        @Nullable String notRead,
        List<ColumnSurvey> columns) {

    /** A chunk of TOAST fills a quarter of a page and holds as many bytes of a value. */
    private static final double BYTES_PER_PAGE = 4 * 1996.0;

    private static final int PAGE = 8192;

    public TableSurvey {
        columns = List.copyOf(columns);
    }

    TableSurvey with(List<ColumnSurvey> others) {
        return new TableSurvey(name, kind, bytes, toastBytes, deadChunks, fraction, rows, notRead, others);
    }

    /** Bytes of the TOAST table that hold no living value: dead, free, or lost to pages that are not full. */
    public long spareToastBytes() {
        long outside =
                columns.stream().mapToLong(column -> column.outside().value()).sum();
        return Math.max(0, toastBytes - (long) Math.ceil(outside / BYTES_PER_PAGE) * PAGE);
    }

    /** Whether any column could not be read, so that sums over columns are too small. */
    public boolean partly() {
        return notRead != null || columns.stream().anyMatch(column -> !column.readable());
    }
}
