package io.pgtrek.dialect.translation;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.ExpressionContext.Target;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A table with a column of every type, as a translator sees it and as PostgreSQL has it. */
public final class SampleTable {

    private static final PgType STATE = new PgType.Enumeration(List.of("new", "done"));

    private static final Map<String, PgType> COLUMNS = columns();

    private SampleTable() {}

    private static Map<String, PgType> columns() {
        Map<String, PgType> columns = new LinkedHashMap<>();
        columns.put("id", PgType.BIGINT);
        columns.put("n", PgType.INTEGER);
        columns.put("m", PgType.INTEGER);
        columns.put("small", PgType.SMALLINT);
        columns.put("net", PgType.numeric(7, 2));
        columns.put("r", PgType.REAL);
        columns.put("d", PgType.DOUBLE);
        columns.put("s", PgType.TEXT);
        columns.put("v", PgType.varchar(40));
        columns.put("active", PgType.BOOLEAN);
        columns.put("state", STATE);
        columns.put("born", PgType.DATE);
        columns.put("at", PgType.timestamp(3));
        columns.put("tz", PgType.timestamptz(6));
        columns.put("clock", PgType.time(0));
        columns.put("doc", PgType.JSONB);
        columns.put("raw", PgType.BYTEA);
        columns.put("u", PgType.UUID);
        columns.put("user", PgType.TEXT);
        columns.put("we \"ird\"", PgType.INTEGER);
        return columns;
    }

    public static ExpressionContext context(Purpose purpose, @Nullable PgType result) {
        Map<Identifier, Target> targets = COLUMNS.entrySet().stream()
                .collect(Collectors.toMap(
                        column -> Identifier.of(column.getKey()),
                        column -> new Target(Identifier.of(column.getKey()), column.getValue())));
        return new ExpressionContext(targets, purpose, result);
    }

    /** DDL of the table, named {@code sample}. */
    public static String[] ddl() {
        String columns = COLUMNS.entrySet().stream()
                .map(column -> PostgresIdentifiers.RULES.quote(Identifier.of(column.getKey())) + " "
                        + PgTypeNames.sql(column.getValue(), "state"))
                .collect(Collectors.joining(", "));
        return new String[] {"create type state as enum ('new', 'done')", "create table sample (" + columns + ")"};
    }
}
