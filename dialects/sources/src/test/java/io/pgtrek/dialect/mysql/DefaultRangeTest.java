package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.name.Identifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefaultRangeTest {

    private static Column column(String text, boolean expression) {
        return new Column(
                Identifier.of("c"),
                1,
                NativeType.of("time", "time"),
                true,
                new DefaultValue(text, expression),
                null,
                null,
                false,
                false,
                null);
    }

    @ParameterizedTest
    @CsvSource({
        "08:30:00, false",
        "24:00:00, false",
        "24:00:00.001, true",
        "30:00:00, true",
        "838:59:59, true",
        "-01:00:00, true",
        "0, false"
    })
    void findsTimesOutsideTheDay(String text, boolean outside) {
        assertThat(DefaultRange.outsideDay(column(text, false))).isEqualTo(outside);
        assertThat(DefaultRange.outsideDay(column(text, true))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"9223372036854775807, false", "9223372036854775808, true", "-1, false", "x, false"})
    void findsNumbersAboveBigint(String text, boolean above) {
        assertThat(DefaultRange.aboveBigint(column(text, false))).isEqualTo(above);
    }
}
