package io.pgtrek.postgresql.toast;

import java.util.List;

/**
 * EXTERNAL would uncompress what is made anew, and PLAIN may fail for want of room. Neither setting changed the values
 * that were there before it.
 */
final class RewriteStorageCheck implements RewriteCheck {

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) {
        return subject.candidates().stream()
                .flatMap(candidate -> candidate.columns().stream()
                        .map(RewriteDecision::column)
                        .filter(column -> !column.storage().compresses())
                        .map(column -> obstacle(candidate.table(), column)))
                .toList();
    }

    private static RewriteObstacle obstacle(ToastTable table, ToastColumn column) {
        return RewriteObstacle.skip(
                table,
                column,
                RewriteCheck.column(
                        "recompress-storage",
                        table,
                        column,
                        "has STORAGE " + column.storage()
                                + ", so that values made anew would not be compressed at all.",
                        "ALTER TABLE ... ALTER COLUMN ... SET STORAGE EXTENDED, if they are to be compressed."));
    }
}
