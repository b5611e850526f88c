package io.pgtrek.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0 bytes",
        "1, 1 byte",
        "1023, 1023 bytes",
        "1024, 1.0 kB",
        "1048570, 1.0 MB",
        "1572864, 1.5 MB",
        "9223372036854775807, 8.0 EB"
    })
    void readsBytes(long bytes, String text) {
        assertThat(Numbers.bytes(bytes).replace(",", "")).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0 ms", "999, 999 ms", "1000, 1.0 s", "59_940, 59.9 s", "61000, 1 min 01 s", "7500000, 2 h 05 min"})
    void readsDurations(String millis, String text) {
        assertThat(Numbers.millis(Long.parseLong(millis.replace("_", "")))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"1, row, 1 row", "0, row, 0 rows", "1234567, index, '1,234,567 indexes'", "2, entry, 2 entries"})
    void countsNouns(long number, String noun, String text) {
        assertThat(Numbers.of(number, noun)).isEqualTo(text);
    }
}
