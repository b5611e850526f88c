package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.sql.Arguments;
import io.pgtrek.sql.Arithmetic;
import io.pgtrek.sql.Binding;
import io.pgtrek.sql.DayFunctions;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;

/** What MySQL's functions of date and time mean in PostgreSQL. */
final class MysqlDayFunctions {

    private static final int MAX_PRECISION = 6;

    private MysqlDayFunctions() {}

    static void add(Map<String, FunctionRule> rules) {
        MysqlFunctions.put(rules, DayFunctions.part("year"), "year");
        MysqlFunctions.put(rules, DayFunctions.part("month"), "month");
        MysqlFunctions.put(rules, DayFunctions.part("day"), "day", "dayofmonth");
        MysqlFunctions.put(rules, DayFunctions.part("quarter"), "quarter");
        MysqlFunctions.put(rules, DayFunctions.part("doy"), "dayofyear");
        MysqlFunctions.put(rules, DayFunctions.clock("hour"), "hour");
        MysqlFunctions.put(rules, DayFunctions.clock("minute"), "minute");
        MysqlFunctions.put(rules, DayFunctions.clock("second"), "second");
        MysqlFunctions.put(rules, (arguments, purpose) -> date(arguments), "date");
        MysqlFunctions.put(rules, (arguments, purpose) -> weekday(arguments, "dow", "+"), "dayofweek");
        MysqlFunctions.put(rules, (arguments, purpose) -> weekday(arguments, "isodow", "-"), "weekday");
        MysqlFunctions.put(rules, (arguments, purpose) -> DayFunctions.difference(arguments), "datediff");
        MysqlFunctions.put(rules, (arguments, purpose) -> shift(arguments, Arithmetic::add), "date_add", "adddate");
        MysqlFunctions.put(
                rules, (arguments, purpose) -> shift(arguments, Arithmetic::subtract), "date_sub", "subdate");
        moments(rules);
        MysqlFunctions.refuse(rules, "it depends on the time zone", "unix_timestamp", "from_unixtime", "convert_tz");
        MysqlFunctions.refuse(
                rules, "formatting dates is not immutable in PostgreSQL", "date_format", "time_format", "str_to_date");
    }

    private static void moments(Map<String, FunctionRule> rules) {
        for (String name : new String[] {"now", "current_timestamp", "localtime", "localtimestamp", "sysdate"}) {
            rules.put(
                    name,
                    (arguments, purpose) ->
                            current("LOCALTIMESTAMP" + precision(name, arguments), Family.TIMESTAMP, name));
        }
        for (String name : new String[] {"curdate", "current_date"}) {
            rules.put(name, (arguments, purpose) -> current("CURRENT_DATE", Family.DATE, name));
        }
        for (String name : new String[] {"curtime", "current_time"}) {
            rules.put(
                    name, (arguments, purpose) -> current("LOCALTIME" + precision(name, arguments), Family.TIME, name));
        }
        rules.put(
                "utc_timestamp",
                (arguments, purpose) -> current(
                        "(CURRENT_TIMESTAMP" + precision("utc_timestamp", arguments) + " AT TIME ZONE 'UTC')",
                        Family.TIMESTAMP,
                        "utc_timestamp"));
    }

    private static Fragment current(String sql, Family family, String name) {
        return Fragment.atom(sql, family).unstable("function " + name + " is not immutable");
    }

    private static String precision(String name, List<Fragment> arguments) {
        Arguments.count(name, arguments, 0, 1);
        return arguments.isEmpty() ? "" : "(" + digits(name, arguments.get(0)) + ")";
    }

    private static String digits(String name, Fragment argument) {
        Integer digits = Arguments.atLeast(0, name, argument).wholeNumber();
        if (digits == null || digits > MAX_PRECISION) {
            throw new UntranslatableException("function " + name + " has more than 6 fractional digits");
        }
        return digits.toString();
    }

    private static Fragment date(List<Fragment> arguments) {
        Arguments.count("date", arguments, 1, 1);
        return DayFunctions.date(arguments.get(0));
    }

    /** Sunday is 1 for DAYOFWEEK, Monday is 0 for WEEKDAY. */
    private static Fragment weekday(List<Fragment> arguments, String field, String operator) {
        Fragment day = DayFunctions.part(field).apply(arguments, Purpose.CHECK);
        return Fragment.infix(operator, Binding.ADDITION, Family.INTEGER, day, Fragment.atom("1", Family.INTEGER));
    }

    private static Fragment shift(List<Fragment> arguments, BinaryOperator<Fragment> operator) {
        Arguments.count("date_add", arguments, 2, 2);
        if (arguments.get(1).family() != Family.INTERVAL) {
            throw new UntranslatableException("a date is moved by what is no interval");
        }
        return operator.apply(arguments.get(0), arguments.get(1));
    }
}
