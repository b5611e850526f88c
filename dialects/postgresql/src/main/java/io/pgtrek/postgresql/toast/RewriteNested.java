package io.pgtrek.postgresql.toast;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Fields of composites that are elements of arrays, or bounds of ranges, may be compressed on their own; they keep their
 * method. Whether there are such values is not known without reading all of them, so that only their possibility is told.
 */
public final class RewriteNested {

    private static final StoredQuery QUERY = StoredQuery.beside(RewriteNested.class, "rewrite_nested");

    private static final String NO_WAY =
            "No statement is known that brings back the same bytes; they stay as they are.";

    private RewriteNested() {}

    /** A column: the composite types inside of it, and its own type as it stands in SQL. */
    private record Nested(long table, int column, String types, String type) {

        static Nested of(ResultSet row) throws SQLException {
            return new Nested(
                    row.getLong("table_oid"),
                    row.getInt("column_number"),
                    row.getString("types"),
                    row.getString("own_type"));
        }
    }

    /**
     * One for each such column of these tables; reads the catalog only.
     *
     * @param transaction under {@link RewriteSession}
     */
    public static List<Finding> findings(Connection transaction, List<ToastTable> tables) throws SQLException {
        String[] oids = tables.stream().map(table -> Long.toString(table.oid())).toArray(String[]::new);
        List<Finding> findings = new ArrayList<>();
        for (Nested nested : QUERY.list(transaction, Nested::of, (Object) oids)) {
            boolean exact = exact(transaction, nested);
            tables.stream()
                    .filter(table -> table.oid() == nested.table())
                    .flatMap(table -> finding(table, nested, exact))
                    .forEach(findings::add);
        }
        return findings;
    }

    private static boolean exact(Connection transaction, Nested nested) throws SQLException {
        RewriteType type = RewriteType.read(transaction, nested.table()).get(nested.column());
        return type != null && RewriteTextCast.exact(type);
    }

    private static Stream<Finding> finding(ToastTable table, Nested nested, boolean exact) {
        return table.columns().stream()
                .filter(column -> column.number() == nested.column())
                .map(column -> Finding.column(
                        "recompress-nested",
                        Severity.INFO,
                        table.name(),
                        column.name(),
                        "holds " + nested.types() + " inside of an array or a range: where fields in there are"
                                + " compressed on their own, they keep their method. It was not looked for such values.",
                        exact ? hint(table, column.name(), nested.type()) : NO_WAY));
    }

    private static String hint(ToastTable table, Identifier column, String type) {
        String name = PostgresIdentifiers.RULES.quote(column);
        return "If it matters, through their text form: UPDATE " + PostgresIdentifiers.RULES.quote(table.name())
                + " SET " + name + " = " + name + "::text::" + type + "; fires triggers, doubles the table.";
    }
}
