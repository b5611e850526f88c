package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A relation, and columns of it that are thought of.
 *
 * @param columns may be empty
 */
public record RewriteCandidate(ToastTable table, List<RewriteDecision> columns) {

    public RewriteCandidate {
        columns = List.copyOf(columns);
    }

    /** With all its columns of variable length; reads the catalog only. */
    public static RewriteCandidate of(Connection database, ToastTable table, RewriteMethod method) throws SQLException {
        return new RewriteCandidate(table, RewriteRules.decide(database, table, method));
    }

    /** With those that need it, found by one look at the relation itself, in a transaction under {@link RewriteSession}. */
    public RewriteCandidate stale(Connection transaction, CompressionMethod wanted) throws SQLException {
        Boolean[] stale = new StoredQuery(query(table, columns, wanted))
                .list(transaction, row -> (Boolean[]) row.getArray(1).getArray())
                .get(0);
        return new RewriteCandidate(
                table,
                IntStream.range(0, columns.size())
                        .filter(i -> stale[i])
                        .mapToObj(columns::get)
                        .toList());
    }

    private static String query(ToastTable table, List<RewriteDecision> columns, CompressionMethod wanted) {
        return columns.stream()
                .map(column -> "coalesce(bool_or(" + column.stale(wanted) + "), false)")
                .collect(Collectors.joining(
                        ", ", "SELECT ARRAY[", "] FROM ONLY " + PostgresIdentifiers.RULES.quote(table.name())));
    }
}
