package io.pgtrek.sql;

import io.pgtrek.name.Literal;
import java.util.Map;
import java.util.Set;

/** Intervals with a constant amount. */
final class Intervals {

    private static final Map<String, Integer> DAYS_AND_MORE =
            Map.of("day", 1, "week", 1, "month", 1, "quarter", 3, "year", 1);

    private static final Set<String> TIMES = Set.of("microsecond", "second", "minute", "hour");

    private Intervals() {}

    static Fragment of(Fragment amount, String unit) {
        Integer count = amount.isText() ? NumericText.fragment(literal(amount)).wholeNumber() : amount.wholeNumber();
        if (count == null) {
            throw new UntranslatableException("an interval's amount is not a whole number written down");
        }
        Integer factor = DAYS_AND_MORE.get(unit);
        if (factor == null && !TIMES.contains(unit)) {
            throw new UntranslatableException("the interval's unit " + unit + " is not known");
        }
        long value = count * (factor == null ? 1L : factor);
        String word = unit.equals("quarter") ? "month" : unit;
        String sql = "interval " + Literal.sql(value + " " + word);
        return new Fragment(sql, Binding.ATOM, Family.INTERVAL, null, factor == null ? "time" : "days", null);
    }

    static boolean isWholeDays(Fragment interval) {
        return "days".equals(interval.literal());
    }

    private static String literal(Fragment amount) {
        return amount.literal() == null ? "" : amount.literal();
    }
}
