package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class DateNumberTest {

    @Test
    void countsEveryDayAsTheCalendarDoes() {
        LocalDate end = LocalDate.of(9999, 12, 31);
        for (LocalDate day = LocalDate.of(1, 1, 1); !day.isAfter(end); day = day.plusDays(1)) {
            long number = day.getYear() * 10_000L + day.getMonthValue() * 100 + day.getDayOfMonth();
            if (DateNumber.epochDay(number) != day.toEpochDay() || DateNumber.isImpossible(number)) {
                assertThat(DateNumber.epochDay(number)).as("day %s", day).isEqualTo(day.toEpochDay());
                assertThat(DateNumber.isImpossible(number))
                        .as("no such day %s", day)
                        .isFalse();
            }
        }
    }

    @Test
    void agreesWithThePrintedFormOnWhatNoCalendarHas() {
        for (int year : new int[] {0, 1, 1900, 2000, 2023, 2024, 9999}) {
            for (int month = 0; month <= 13; month++) {
                for (int day = 0; day <= 32; day++) {
                    String printed = String.format(Locale.ROOT, "%04d-%02d-%02d", year, month, day);
                    assertThat(DateNumber.isImpossible(year * 10_000L + month * 100 + day))
                            .as(printed)
                            .isEqualTo(DateText.isImpossible(printed.getBytes(StandardCharsets.US_ASCII)));
                }
            }
        }
    }

    @Test
    void readsTheTimeOfDay() {
        LocalDateTime moment = LocalDateTime.of(2011, 5, 6, 23, 59, 58);
        assertThat(DateNumber.epochMicros(20110506235958L)).isEqualTo(moment.toEpochSecond(ZoneOffset.UTC) * 1_000_000);
        assertThat(DateNumber.microsOfDay(20110506000000L)).isZero();
    }
}
