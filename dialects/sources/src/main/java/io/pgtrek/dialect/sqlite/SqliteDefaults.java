package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Literal;
import io.pgtrek.sql.DefaultTranslation.CallRule;
import io.pgtrek.sql.Expression;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.UntranslatableException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The current time as a default: text in UTC to SQLite, whatever the column is to PostgreSQL. */
final class SqliteDefaults {

    private static final String DAY = "YYYY-MM-DD";
    private static final String CLOCK = "HH24:MI:SS";
    private static final String EPOCH = "floor(extract(epoch FROM CURRENT_TIMESTAMP))::bigint";

    private SqliteDefaults() {}

    static Map<String, CallRule> calls() {
        return Map.of(
                "current_timestamp", (arguments, type) -> moment("utc", DAY + " " + CLOCK, type),
                "current_date", (arguments, type) -> moment("utc", DAY, type),
                "current_time", (arguments, type) -> moment("utc", CLOCK, type),
                "datetime", (arguments, type) -> moment(zone(arguments, 0), DAY + " " + CLOCK, type),
                "date", (arguments, type) -> moment(zone(arguments, 0), DAY, type),
                "time", (arguments, type) -> moment(zone(arguments, 0), CLOCK, type),
                "strftime", SqliteDefaults::strftime,
                "unixepoch", SqliteDefaults::epoch);
    }

    private static String strftime(List<Expression> arguments, PgType type) {
        String format = arguments.isEmpty() ? "" : text(arguments.get(0));
        return format.equals("%s")
                ? epoch(arguments.subList(1, arguments.size()), type)
                : moment(zone(arguments, 1), StrftimeFormat.toChar(format), type);
    }

    private static String epoch(List<Expression> arguments, PgType type) {
        if (!zone(arguments, 0).equals("utc")) {
            throw new UntranslatableException("seconds since 1970 of a local time");
        }
        return switch (Family.of(type)) {
            case INTEGER, BIGINT, NUMERIC, DOUBLE -> EPOCH;
            case TEXT -> EPOCH + "::text";
            default -> throw new UntranslatableException("seconds since 1970 are the default of another type");
        };
    }

    /** The moment as the type, if the format holds all that the type does; else as text. */
    private static String moment(String zone, String format, PgType type) {
        boolean utc = zone.equals("utc");
        String now = utc ? "CURRENT_TIMESTAMP AT TIME ZONE 'UTC'" : "LOCALTIMESTAMP";
        boolean day = format.contains("YYYY") && format.contains("MM") && format.contains("DD");
        boolean clock = format.contains("HH24") && format.contains("MI");
        return switch (Family.of(type)) {
            case TEXT -> "to_char(" + now + ", " + Literal.sql(format) + ")";
            case DATE -> checked(day, "(" + now + ")::date");
            case TIME -> checked(clock && !day, "(" + now + ")::time");
            case TIMESTAMP -> checked(day, clock ? "(" + now + ")" : "date_trunc('day', " + now + ")");
            case TIMESTAMPTZ -> checked(day && clock, "CURRENT_TIMESTAMP");
            default -> throw new UntranslatableException("the current time is the default of a column of another type");
        };
    }

    private static String checked(boolean fits, String sql) {
        if (!fits) {
            throw new UntranslatableException("the current time in that format does not fit the column's type");
        }
        return sql;
    }

    /** {@code utc} or {@code localtime}, of arguments that must be the current time and perhaps those words. */
    private static String zone(List<Expression> arguments, int from) {
        String zone = "utc";
        for (int i = from; i < arguments.size(); i++) {
            String word = text(arguments.get(i)).toLowerCase(Locale.ROOT);
            boolean known = i == from ? word.equals("now") : word.equals("localtime") || word.equals("utc");
            if (!known) {
                throw new UntranslatableException("\"" + word + "\" as an argument of a date function is not known");
            }
            zone = i == from ? zone : word;
        }
        return zone;
    }

    private static String text(Expression argument) {
        if (argument instanceof Expression.Text text) {
            return text.value();
        }
        if (argument instanceof Expression.Name name && name.quote() == '"') {
            return name.text();
        }
        throw new UntranslatableException("an argument of a date function is not written down");
    }
}
