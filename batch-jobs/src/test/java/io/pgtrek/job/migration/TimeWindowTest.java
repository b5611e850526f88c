package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.TimeWindow;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeWindowTest {

    private static TimeWindow window(String text) {
        return TimeWindow.parse(text).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "22:00-05:00, 22:00, true",
        "22:00-05:00, 23:59, true",
        "22:00-05:00, 00:00, true",
        "22:00-05:00, 04:59, true",
        "22:00-05:00, 05:00, false",
        "22:00-05:00, 21:59, false",
        "09:00-17:30, 08:59, false",
        "09:00-17:30, 09:00, true",
        "09:00-17:30, 17:30, false",
        "20:00-24:00, 23:59, true",
        "20:00-24:00, 00:00, false"
    })
    void itsEndIsOutside(String window, String time, boolean inside) {
        assertThat(window(window).contains(LocalTime.parse(time))).isEqualTo(inside);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "22:00", "22-05", "24:00-05:00", "22:60-05:00", "10:00-10:00", "00:00-24:00", "9:00-10:00"})
    void whatIsNoWindowIsRefused(String text) {
        assertThat(TimeWindow.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-30T14:03:00-03:30[America/St_Johns], 2026-11-30T22:00-03:30[America/St_Johns]",
        "2026-11-30T22:00:00-03:30[America/St_Johns], 2026-12-01T22:00-03:30[America/St_Johns]",
        "2026-03-07T23:00:00-03:30[America/St_Johns], 2026-03-08T22:00-02:30[America/St_Johns]"
    })
    void opensAtTheLocalTimeOfTheDay(String now, String opens) {
        assertThat(window("22:00-05:00").opensAfter(ZonedDateTime.parse(now))).isEqualTo(ZonedDateTime.parse(opens));
    }

    @Test
    void whereTheClockIsPutForwardItOpensRightAfter() {
        ZonedDateTime night = ZonedDateTime.parse("2026-03-08T01:00:00-03:30[America/St_Johns]");
        assertThat(window("02:30-05:00").opensAfter(night))
                .isEqualTo(ZonedDateTime.parse("2026-03-08T03:30-02:30[America/St_Johns]"));
    }
}
