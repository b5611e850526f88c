package io.pgtrek.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.catalog.type.PgType;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefaultLiteralsTest {

    @ParameterizedTest
    @DisplayName("case 22: an interval takes hours beyond the day, and negative ones")
    @ValueSource(strings = {"30:00:00", "838:59:59.5", "-01:30:00", "08:30"})
    void writesSpans(String text) {
        assertThat(DefaultLiterals.sql(text, PgType.interval(0))).isEqualTo("'" + text + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1 day", "10:99:00", "1:00:00; drop"})
    void refusesWhatIsNoSpan(String text) {
        assertThatThrownBy(() -> DefaultLiterals.sql(text, PgType.interval(0)))
                .isInstanceOf(UntranslatableException.class);
    }
}
