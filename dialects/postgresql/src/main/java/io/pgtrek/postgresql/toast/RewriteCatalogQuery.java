package io.pgtrek.postgresql.toast;

import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;

/**
 * A check's question to the catalog about all candidates at once: its parameter is an array of their oids, its answer
 * has {@code table_oid}, {@code column_number} (0 for the table as a whole) and {@code object}.
 */
record RewriteCatalogQuery(StoredQuery query) {

    /** @param object e.g. the name of a trigger */
    record Found(RewriteCandidate candidate, List<RewriteDecision> columns, String object) {

        ToastTable table() {
            return candidate.table();
        }
    }

    private record Row(long table, int column, String object) {}

    static RewriteCatalogQuery beside(Class<?> check, String name) {
        return new RewriteCatalogQuery(StoredQuery.beside(check, name));
    }

    /** What concerns columns that are to be made anew, or their table; {@code columns} are those. */
    List<Found> ask(RewriteSubject subject) throws SQLException {
        String[] oids = subject.candidates().stream()
                .map(candidate -> Long.toString(candidate.table().oid()))
                .toArray(String[]::new);
        List<Row> rows = query.list(
                subject.transaction(),
                row -> new Row(row.getLong("table_oid"), row.getInt("column_number"), row.getString("object")),
                (Object) oids);
        return rows.stream().flatMap(row -> found(subject, row)).toList();
    }

    private static Stream<Found> found(RewriteSubject subject, Row row) {
        return subject.candidates().stream()
                .filter(candidate -> candidate.table().oid() == row.table())
                .map(candidate -> new Found(candidate, columns(candidate, row.column()), row.object()))
                .filter(found -> !found.columns().isEmpty());
    }

    private static List<RewriteDecision> columns(RewriteCandidate candidate, int number) {
        return candidate.columns().stream()
                .filter(decision -> number == 0 || decision.column().number() == number)
                .toList();
    }
}
