package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.RowCursor;
import java.sql.Connection;

/** Copies the rows of a cursor into a table by binary COPY. */
public final class SliceCopier {
    public SliceResult copy(
            Connection target, CopyTarget table, RowCursor rows, RejectHandler rejects, CopyObserver observer) {
        throw new UnsupportedOperationException();
    }
}
