package io.pgtrek.cases;

import io.pgtrek.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.List;

/** Spoils a table of the target as little as can be: one column in one row. */
final class Mutations {

    private final TestDatabase target;
    private final String table;

    Mutations(TestDatabase target, String table) {
        this.target = target;
        this.table = table;
    }

    /** Columns but {@code id}, with their types. */
    private List<String[]> columns() {
        List<String[]> columns = new ArrayList<>();
        Migrated.rows(
                        target,
                        "select quote_ident(attname), format_type(atttypid, null), typtype, attname from pg_attribute a"
                                + " join pg_type t on t.oid = atttypid where attrelid = '" + table
                                + "'::regclass and attnum > 0 and attname <> 'id' order by attnum")
                .forEach(row -> columns.add(row.split("\\|")));
        return columns;
    }

    /** The n-th column of row n gets the next value there is. @return {@code id: column} */
    List<String> changeEachColumnOnce() {
        List<String> changed = new ArrayList<>();
        for (String[] column : columns()) {
            set(
                    column,
                    changed,
                    column[2].equals("e") ? otherLabel(column[1], column[0]) : other(column[1], column[0]));
        }
        return changed;
    }

    /** The n-th column of row n becomes NULL. @return {@code id: column} */
    List<String> clearEachColumnOnce() {
        target.execute("create table if not exists untouched as select * from " + table);
        List<String> changed = new ArrayList<>();
        columns().forEach(column -> set(column, changed, "null"));
        return changed;
    }

    private void set(String[] column, List<String> changed, String value) {
        int id = changed.size() + 1;
        target.execute("update " + table + " set " + column[0] + " = " + value + " where id = " + id);
        changed.add("id=" + id + ": " + column[3]);
    }

    private static String other(String type, String column) {
        return switch (type) {
            case "boolean" -> "not " + column;
            case "smallint", "integer", "bigint", "numeric", "date" -> column + " + 1";
            case "real", "double precision" -> column + " * 1.5";
            case "text", "character varying", "citext", "xml" ->
                "overlay(" + column + "::text placing 'X' from 1 for 1)";
            case "character" -> "overlay(" + column + "::text placing 'X' from 1 for 1)";
            case "bytea" -> "set_byte(" + column + ", 0, get_byte(" + column + ", 0) # 1)";
            case "json", "jsonb" -> "'{\"spoilt\": 1}'";
            case "uuid" -> "'00000000-0000-0000-0000-000000000001'";
            case "inet" -> column + " + 1";
            case "bit" -> "~" + column;
            case "time without time zone", "timestamp without time zone", "timestamp with time zone", "interval" ->
                column + " + interval '1 second'";
            default -> {
                if (type.endsWith("[]")) {
                    yield column + "[2:]";
                }
                throw new IllegalArgumentException(type);
            }
        };
    }

    private static String otherLabel(String type, String column) {
        return "(select l from unnest(enum_range(null::" + type + ")) l where l <> " + column + " limit 1)";
    }
}
