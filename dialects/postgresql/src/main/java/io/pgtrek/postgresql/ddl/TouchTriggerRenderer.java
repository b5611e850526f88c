package io.pgtrek.postgresql.ddl;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * MySQL's {@code ON UPDATE CURRENT_TIMESTAMP}: one trigger for all such columns of a table. A column is set when the
 * update changed the row but not this column.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/timestamp-initialization.html">MySQL manual</a>
 */
final class TouchTriggerRenderer {
    private TouchTriggerRenderer() {}

    static List<DdlStatement> render(Plan plan) {
        return plan.tables().stream()
                .filter(table -> !table.touchColumns().isEmpty())
                .flatMap(TouchTriggerRenderer::render)
                .toList();
    }

    private static Stream<DdlStatement> render(TargetTable table) {
        Identifier name = TouchName.of(table.name().name());
        QualifiedName function = table.name().withName(name);
        String create = "CREATE TRIGGER " + Sql.quote(name) + " BEFORE UPDATE ON " + Sql.quote(table.name())
                + "\n    FOR EACH ROW EXECUTE FUNCTION " + Sql.quote(function) + "()";
        return Stream.of(
                new DdlStatement(
                        Phase.TRIGGERS,
                        Sql.id("touch-function", function),
                        ObjectKind.TRIGGER,
                        function.toString(),
                        function(table, function)),
                new DdlStatement(
                        Phase.TRIGGERS,
                        Sql.id("touch-trigger", table.name(), name),
                        ObjectKind.TRIGGER,
                        table.name() + "." + name,
                        create));
    }

    private static String function(TargetTable table, QualifiedName function) {
        String body = body(table);
        String quote = dollarQuote(body);
        return "CREATE FUNCTION " + Sql.quote(function) + "() RETURNS trigger\n    LANGUAGE plpgsql\n"
                + "    SET search_path = pg_catalog, pg_temp\nAS " + quote + body + quote;
    }

    private static String body(TargetTable table) {
        // A BEFORE trigger sees generated columns of NEW as NULL: they must not count as a change.
        String generated = table.columns().stream()
                .filter(column -> column.generatedSql() != null)
                .map(column -> "    OLD." + Sql.quote(column.name()) + " := NEW." + Sql.quote(column.name()) + ";\n")
                .collect(Collectors.joining());
        String touches = table.columns().stream()
                .filter(column -> table.touchColumns().contains(column.name()))
                .map(TouchTriggerRenderer::touch)
                .collect(Collectors.joining());
        return "\nBEGIN\n" + generated + "    IF OLD *<> NEW THEN\n" + touches + "    END IF;\n    RETURN NEW;\nEND;\n";
    }

    private static String touch(TargetColumn column) {
        String name = Sql.quote(column.name());
        return "        IF NEW." + name + " IS NOT DISTINCT FROM OLD." + name + " THEN\n"
                + "            NEW." + name + " := " + now(column.type()) + ";\n"
                + "        END IF;\n";
    }

    /** MySQL cuts the current time to the column's precision; PostgreSQL would round it, up into the future. */
    private static String now(PgType type) {
        String now = "statement_timestamp()";
        if (!(type instanceof PgType.Temporal temporal) || temporal.precision() == null) {
            return now;
        }
        return switch (temporal.precision()) {
            case 0 -> "date_trunc('second', " + now + ")";
            case 3 -> "date_trunc('milliseconds', " + now + ")";
            default -> now;
        };
    }

    private static String dollarQuote(String body) {
        String tag = "$touch$";
        for (int i = 1; body.contains(tag); i++) {
            tag = "$touch" + i + "$";
        }
        return tag;
    }
}
