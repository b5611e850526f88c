package io.pgtrek.postgresql.toast;

import java.util.List;

/** A stored generated column takes no values; it is computed again when a column it comes from is written. */
final class RewriteGeneratedCheck implements RewriteCheck {

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) {
        return subject.candidates().stream()
                .flatMap(candidate -> candidate.columns().stream()
                        .map(RewriteDecision::column)
                        .filter(ToastColumn::generated)
                        .map(column -> obstacle(candidate.table(), column)))
                .toList();
    }

    private static RewriteObstacle obstacle(ToastTable table, ToastColumn column) {
        return RewriteObstacle.skip(
                table,
                column,
                RewriteCheck.column(
                        "recompress-generated",
                        table,
                        column,
                        "is generated: only PostgreSQL itself writes it, when a column it comes from is written.",
                        "Its rows follow as far as those columns are made anew; for the others, UPDATE such a column."));
    }
}
