package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.Arguments;
import io.pgtrek.sql.DayFunctions;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.List;
import java.util.Map;

/** Functions of date and time; the current time of SQLite is UTC. */
final class SqliteDayFunctions {

    private static final String NOW = "CURRENT_TIMESTAMP AT TIME ZONE 'UTC'";

    private SqliteDayFunctions() {}

    static void add(Map<String, FunctionRule> rules) {
        rules.put("current_timestamp", (arguments, purpose) -> now("(" + NOW + ")", Family.TIMESTAMP));
        rules.put("current_date", (arguments, purpose) -> now("(" + NOW + ")::date", Family.DATE));
        rules.put("current_time", (arguments, purpose) -> now("(" + NOW + ")::time(0)", Family.TIME));
        rules.put("date", (arguments, purpose) -> date(arguments));
        rules.put("datetime", (arguments, purpose) -> datetime(arguments));
        for (String name : List.of("strftime", "julianday", "unixepoch", "time", "timediff")) {
            rules.put(name, (arguments, purpose) -> {
                throw new UntranslatableException(
                        "function " + name + " is only translated of the current time in a default");
            });
        }
    }

    private static Fragment now(String sql, Family family) {
        return Fragment.atom(sql, family).unstable("the current time is not immutable");
    }

    private static Fragment date(List<Fragment> arguments) {
        Arguments.count("date", arguments, 1, 1);
        Fragment day = arguments.get(0);
        return isNow(day) ? now("(" + NOW + ")::date", Family.DATE) : DayFunctions.date(withoutZone(day));
    }

    private static Fragment datetime(List<Fragment> arguments) {
        Arguments.count("datetime", arguments, 1, 1);
        Fragment day = arguments.get(0);
        if (isNow(day)) {
            return now("(" + NOW + ")", Family.TIMESTAMP);
        }
        if (day.family() == Family.TIMESTAMP) {
            // whole seconds, cut off
            return Fragment.of("date_trunc('second', " + day.sql() + ")", day.binding(), Family.TIMESTAMP, day);
        }
        throw new UntranslatableException("function datetime of what is no timestamp");
    }

    private static boolean isNow(Fragment value) {
        return value.isText() && "now".equalsIgnoreCase(value.literal());
    }

    private static Fragment withoutZone(Fragment day) {
        if (day.family() == Family.TIMESTAMPTZ) {
            throw new UntranslatableException("function date of a timestamp with time zone");
        }
        return day;
    }
}
