package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Defaults speak for a type as values do: what a column gives of its own accord must fit. */
final class DefaultRange {

    private static final Pattern TIME = Pattern.compile("(?<sign>-?)(?<hours>\\d+):(?<rest>[\\d:.]+)");
    private static final Pattern WHOLE = Pattern.compile("\\d+");
    private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

    private DefaultRange() {}

    static boolean outsideDay(Column column) {
        return literal(column)
                .map(TIME::matcher)
                .filter(Matcher::matches)
                .filter(time -> !time.group("sign").isEmpty() || isPastMidnight(time))
                .isPresent();
    }

    private static boolean isPastMidnight(Matcher time) {
        int hours = Integer.parseInt(time.group("hours"));
        return hours > 24 || hours == 24 && time.group("rest").matches(".*[1-9].*");
    }

    static boolean aboveBigint(Column column) {
        return literal(column)
                .filter(text -> WHOLE.matcher(text).matches())
                .filter(text -> new BigInteger(text).compareTo(LARGEST) > 0)
                .isPresent();
    }

    private static Optional<String> literal(Column column) {
        return Optional.ofNullable(column.defaultValue())
                .filter(value -> !value.expression())
                .map(DefaultValue::text);
    }
}
