package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.sql.DefaultTranslation.CallRule;
import io.pgtrek.sql.Expression;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.UntranslatableException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Functions in defaults whose translation depends on the column's type. */
final class MysqlDefaults {

    private MysqlDefaults() {}

    static Map<String, CallRule> calls() {
        Map<String, CallRule> calls = new HashMap<>();
        for (String name : new String[] {"now", "current_timestamp", "localtime", "localtimestamp", "sysdate"}) {
            calls.put(name, MysqlDefaults::now);
        }
        calls.put("utc_timestamp", MysqlDefaults::utc);
        calls.put("uuid", MysqlDefaults::uuid);
        calls.put("nextval", (arguments, type) -> sequence());
        return calls;
    }

    /** The session's local time for a column without time zone, as DATETIME has it. */
    private static String now(List<Expression> arguments, PgType type) {
        String precision = precision(arguments);
        return switch (Family.of(type)) {
            case TIMESTAMP -> "LOCALTIMESTAMP" + precision;
            case TIMESTAMPTZ -> "CURRENT_TIMESTAMP" + precision;
            case DATE -> "CURRENT_DATE";
            case TIME -> "LOCALTIME" + precision;
            default -> throw new UntranslatableException("the current time is the default of a column without time");
        };
    }

    private static String utc(List<Expression> arguments, PgType type) {
        String now = "CURRENT_TIMESTAMP" + precision(arguments);
        return switch (Family.of(type)) {
            case TIMESTAMP -> "(" + now + " AT TIME ZONE 'UTC')";
            case TIMESTAMPTZ -> now;
            default -> throw new UntranslatableException("the current time is the default of a column without time");
        };
    }

    private static String precision(List<Expression> arguments) {
        if (arguments.isEmpty()) {
            return "";
        }
        if (arguments.get(0) instanceof Expression.Number number
                && number.text().matches("[0-6]")) {
            return "(" + number.text() + ")";
        }
        throw new UntranslatableException("the precision of the current time is not a number from 0 to 6");
    }

    private static String uuid(List<Expression> arguments, PgType type) {
        return switch (Family.of(type)) {
            case UUID -> "gen_random_uuid()";
            case TEXT -> "gen_random_uuid()::text";
            default ->
                throw new UntranslatableException("uuid() is the default of a column that is neither uuid nor text");
        };
    }

    private static String sequence() {
        throw new UntranslatableException(
                "the default takes its value from a sequence, whose name in PostgreSQL is not known here");
    }
}
