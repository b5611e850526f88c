package io.pgtrek.postgresql.toast;

import java.util.List;

/** Types without a proven way. */
final class RewriteTypeCheck implements RewriteCheck {

    @Override
    public List<RewriteObstacle> run(RewriteSubject subject) {
        return subject.candidates().stream()
                .flatMap(candidate -> candidate.columns().stream()
                        .filter(RewriteRefusal.class::isInstance)
                        .map(RewriteRefusal.class::cast)
                        .map(refusal -> obstacle(candidate.table(), refusal)))
                .toList();
    }

    private static RewriteObstacle obstacle(ToastTable table, RewriteRefusal refusal) {
        return RewriteObstacle.skip(
                table,
                refusal.column(),
                RewriteCheck.column("recompress-type", table, refusal.column(), refusal.reason(), refusal.hint()));
    }
}
