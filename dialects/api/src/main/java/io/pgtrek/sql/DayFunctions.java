package io.pgtrek.sql;

import io.pgtrek.sql.Vocabulary.FunctionRule;
import java.util.List;

/** Functions of dates that several databases share. */
public final class DayFunctions {

    private DayFunctions() {}

    /** A part of a date as a whole number. */
    public static FunctionRule part(String field) {
        return (arguments, purpose) -> {
            Arguments.count(field, arguments, 1, 1);
            return extract(field, Coercion.toDay(arguments.get(0)));
        };
    }

    /** A part of a time of day, also of one within a time stamp. */
    public static FunctionRule clock(String field) {
        return (arguments, purpose) -> {
            Arguments.count(field, arguments, 1, 1);
            Fragment time = arguments.get(0);
            boolean known = time.family() == Family.TIME || time.family() == Family.TIMESTAMP;
            if (!known) {
                throw new UntranslatableException(field + " of " + time.family().describe());
            }
            return field.equals("second") ? wholeSecond(time) : extract(field, time);
        };
    }

    /** The number of days from the second to the first. */
    public static Fragment difference(List<Fragment> arguments) {
        Arguments.count("datediff", arguments, 2, 2);
        return Fragment.infix("-", Binding.ADDITION, Family.INTEGER, date(arguments.get(0)), date(arguments.get(1)));
    }

    /** The day of a date or time stamp. */
    public static Fragment date(Fragment value) {
        Fragment day = Coercion.toDay(value);
        return day.family() == Family.DATE ? day : day.cast("date", Family.DATE);
    }

    private static Fragment extract(String field, Fragment from) {
        return Fragment.of("extract(" + field + " FROM " + from.sql() + ")", Binding.ATOM, Family.NUMERIC, from)
                .cast("integer", Family.INTEGER);
    }

    private static Fragment wholeSecond(Fragment time) {
        return Fragment.of("floor(extract(second FROM " + time.sql() + "))", Binding.ATOM, Family.NUMERIC, time)
                .cast("integer", Family.INTEGER);
    }
}
