package io.pgtrek.postgresql.verify;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.copy.CopyColumn;
import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.spi.SliceRange.KeyRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The query that gives a table's rows as {@link TargetRows} takes them. */
final class TargetSelect {
    /** Types that are read as text, which they can be measured in; PostgreSQL's spelling of jsonb is the canonical one. */
    private static final Set<PgType> AS_TEXT = Set.of(PgType.JSON, PgType.JSONB, PgType.XML);

    static final PostgresIdentifiers RULES = PostgresIdentifiers.RULES;

    private TargetSelect() {}

    /** @param range by the target's column; null for the whole table */
    static String of(CopyTarget table, @Nullable KeyRange range) {
        List<CopyColumn> columns = table.columns();
        String values = columns.stream().map(column -> ", " + value(column)).collect(Collectors.joining());
        String from = RULES.quote(table.table()) + where(range);
        boolean casts = columns.stream().anyMatch(column -> AS_TEXT.contains(column.type()));
        return "SELECT " + digests(columns) + values + "\nFROM "
                + (casts ? "(SELECT " + casts(columns) + "\n    FROM " + from + " OFFSET 0) AS rows" : from);
    }

    /** Once each, behind a fence (OFFSET 0): the planner would copy the expression to every place that uses it. */
    private static String casts(List<CopyColumn> columns) {
        return columns.stream()
                .map(column -> {
                    String name = RULES.quote(column.name());
                    return AS_TEXT.contains(column.type()) ? name + "::pg_catalog.text AS " + name : name;
                })
                .collect(Collectors.joining(", "));
    }

    private static String value(CopyColumn column) {
        String name = RULES.quote(column.name());
        return RowShape.sized(column.type())
                ? "CASE WHEN pg_catalog.octet_length(" + name + ") <= " + RowShape.LARGE + " THEN " + name + " END"
                : name;
    }

    /** NULL where no value is large, which is told without reading the values. */
    private static String digests(List<CopyColumn> columns) {
        List<String> any = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            CopyColumn column = columns.get(i);
            if (RowShape.sized(column.type())) {
                String name = RULES.quote(column.name());
                String large = "pg_catalog.octet_length(" + name + ") > " + RowShape.LARGE;
                any.add(large);
                all.add("CASE WHEN " + large + " THEN pg_catalog.int4send(" + i + ") || pg_catalog.int4send("
                        + "pg_catalog.octet_length(" + name + ")) || pg_catalog.sha256(" + bytes(column) + ")"
                        + " ELSE ''::pg_catalog.bytea END");
            }
        }
        return any.isEmpty()
                ? "NULL::pg_catalog.bytea"
                : "CASE WHEN " + String.join(" OR ", any) + "\n    THEN " + String.join("\n        || ", all) + " END";
    }

    private static String bytes(CopyColumn column) {
        String name = RULES.quote(column.name());
        return column.type().equals(PgType.BYTEA) ? name : "pg_catalog.convert_to(" + name + ", 'UTF8')";
    }

    /** As a condition, with WHERE in front; empty for the whole table. */
    static String where(@Nullable KeyRange range) {
        if (range == null) {
            return "";
        }
        String column = RULES.quote(range.column());
        List<String> conditions = new ArrayList<>();
        if (range.from() != null) {
            conditions.add(column + " >= " + range.from());
        }
        if (range.to() != null) {
            String below = column + " < " + range.to();
            conditions.add(range.from() == null ? "(" + below + " OR " + column + " IS NULL)" : below);
        }
        return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    }
}
