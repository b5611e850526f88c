package io.pgtrek.postgresql.ddl;

import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Literal;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetSequence;
import io.pgtrek.plan.TargetTable;
import java.util.List;
import java.util.stream.Stream;

/** Free-standing sequences, and the numbers with which identity columns go on. */
public final class SequenceRenderer {
    private SequenceRenderer() {}

    /** One SELECT for each identity column, in the plan's order. */
    public static List<SequenceValue> nextValues(Plan plan) {
        return plan.tables().stream()
                .flatMap(table -> table.columns().stream()
                        .flatMap(column ->
                                Stream.ofNullable(column.identity()).map(identity -> value(table, column, identity))))
                .toList();
    }

    /** The last number of a sequence for that type that counts up. */
    public static long largest(PgType type) {
        return ColumnTypes.largest(type);
    }

    /** The last number of a sequence for that type that counts down. */
    public static long smallest(PgType type) {
        return ColumnTypes.smallest(type);
    }

    static List<DdlStatement> create(Plan plan) {
        return plan.sequences().stream().flatMap(SequenceRenderer::create).toList();
    }

    private static Stream<DdlStatement> create(TargetSequence sequence) {
        long start = Math.min(Math.max(sequence.next(), sequence.minimum()), sequence.maximum());
        String sql = "CREATE SEQUENCE " + Sql.quote(sequence.name()) + " INCREMENT BY " + sequence.increment()
                + " MINVALUE " + sequence.minimum() + " MAXVALUE " + sequence.maximum() + " START WITH " + start
                + " CACHE " + Math.max(1, sequence.cache()) + (sequence.cycle() ? " CYCLE" : " NO CYCLE");
        DdlStatement create = statement(sequence, "sequence", sql);
        if (start == sequence.next()) {
            return Stream.of(create);
        }
        // Used up in the source: the next call must fail or cycle here, too.
        String used = "SELECT pg_catalog.setval(" + Literal.sql(Sql.quote(sequence.name())) + ", " + start + ", true)";
        return Stream.of(create, statement(sequence, "sequence-used-up", used));
    }

    private static DdlStatement statement(TargetSequence sequence, String id, String sql) {
        return new DdlStatement(
                Phase.SEQUENCES,
                Sql.id(id, sequence.name()),
                ObjectKind.SEQUENCE,
                sequence.name().toString(),
                sql);
    }

    private static SequenceValue value(TargetTable table, TargetColumn column, Identity identity) {
        boolean rising = identity.increment() > 0;
        long end = rising ? ColumnTypes.largest(column.type()) : ColumnTypes.smallest(column.type());
        String name = Sql.quote(column.name());
        String wanted = rising
                ? "greatest(" + identity.next() + "::numeric, max(" + name + ")::numeric + 1)"
                : "least(" + identity.next() + "::numeric, min(" + name + ")::numeric - 1)";
        // Past the end of the type, the sequence is set to "used up" rather than out of range.
        String sql = "SELECT pg_catalog.setval(\n"
                + "    pg_catalog.pg_get_serial_sequence(" + Literal.sql(Sql.quote(table.name())) + ", "
                + Literal.sql(column.name().text()) + ")::pg_catalog.regclass,\n"
                + "    " + (rising ? "least" : "greatest") + "(wanted, " + end + ")::bigint,\n"
                + "    wanted " + (rising ? ">" : "<") + " " + end + ")\n"
                + "FROM (SELECT " + wanted + " AS wanted FROM " + Sql.quote(table.name()) + ") AS next";
        return new SequenceValue(table.name(), column.name(), Sql.id("next-value", table.name(), column.name()), sql);
    }
}
