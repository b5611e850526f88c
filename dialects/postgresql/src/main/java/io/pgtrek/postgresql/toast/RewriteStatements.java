package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The statements of a plan, for a session of {@link RewriteSession}. ONLY: heirs of a table have plans of their own. */
final class RewriteStatements {

    private final RewritePlan plan;
    private final String table;
    private final String stale;

    RewriteStatements(RewritePlan plan) {
        this.plan = plan;
        this.table = "ONLY " + PostgresIdentifiers.RULES.quote(plan.table().name());
        this.stale = joined(" OR ", column -> column.stale(plan.wanted()));
    }

    /** Waits for whoever rewrites the whole table, and keeps others from it until the transaction ends. */
    String hold() {
        return "LOCK TABLE " + table + " IN ROW EXCLUSIVE MODE";
    }

    /**
     * Finds and locks rows, leaving out those that others have locked; parameters are the first place and the first one
     * beyond. Nothing of it reads a value that is out of its row.
     */
    String lock() {
        return "SELECT ctid::text AS place, " + sum(RewriteColumn::rawBytes) + " AS raw, "
                + sum(column -> "pg_column_size(" + column.name() + ")") + " AS stored FROM " + table
                + " WHERE ctid >= ?::tid AND ctid < ?::tid AND (" + stale + ") FOR "
                + (plan.keys() ? "UPDATE" : "NO KEY UPDATE") + " SKIP LOCKED";
    }

    /** Of the columns that have another method, each row's own. */
    private String sum(Function<RewriteColumn, String> size) {
        return joined(
                " + ",
                column -> "CASE WHEN " + column.stale(plan.wanted()) + " THEN " + size.apply(column)
                        + " ELSE 0 END::bigint");
    }

    /** Makes rows at the places of the parameter anew, and tells their new places. */
    String update() {
        return "UPDATE " + table + " SET " + joined(", ", this::assignment)
                + " WHERE ctid = ANY (?::tid[]) RETURNING ctid::text";
    }

    /** A value that needs nothing keeps its pointer, beside one of the same row that needs it. */
    private String assignment(RewriteColumn column) {
        String expression = plan.columns().size() == 1
                ? column.expression()
                : "CASE WHEN " + column.stale(plan.wanted()) + " THEN " + column.expression() + " ELSE " + column.name()
                        + " END";
        return column.name() + " = " + expression;
    }

    /** Of rows at the places of the parameter: how many still have another method, and what they take. */
    String inspect() {
        return "SELECT count(*) FILTER (WHERE " + stale + ") AS stale, coalesce(sum("
                + joined(" + ", column -> "coalesce(pg_column_size(" + column.name() + "), 0)")
                + "), 0) AS stored FROM " + table + " WHERE ctid = ANY (?::tid[])";
    }

    /** One hash of all columns for each of the rows at the places of the parameter. */
    String hashes() {
        List<String> hashes = plan.columns().stream()
                .map(column -> column.hash() == null ? "''" : "coalesce(encode(" + column.hash() + ", 'hex'), '')")
                .toList();
        return "SELECT " + String.join(" || '.' || ", hashes) + " FROM " + table + " WHERE ctid = ANY (?::tid[])";
    }

    /** All that is left, by one look at the table itself. */
    String left() {
        return sums() + " WHERE " + stale;
    }

    /** What is left at the places of the parameter. */
    String leftAt() {
        return sums() + " WHERE ctid = ANY (?::tid[])";
    }

    private String sums() {
        return "SELECT count(*) AS rows, coalesce(sum(" + sum(column -> "pg_column_size(" + column.name() + ")")
                + "), 0) AS stored, coalesce(sum(" + sum(RewriteColumn::rawBytes) + "), 0) AS raw FROM " + table;
    }

    private String joined(String between, Function<RewriteColumn, String> part) {
        return plan.columns().stream().map(part).collect(Collectors.joining(between));
    }
}
