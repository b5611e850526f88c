package io.pgtrek.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanShareTest {

    private static double fraction(String share, long tableBytes) {
        return ScanShare.parse(share).orElseThrow().of(tableBytes);
    }

    @Test
    void percentagesAreOfEveryTable() {
        assertThat(fraction("5%", 100)).isEqualTo(0.05);
        assertThat(fraction("0.01 %", 100)).isEqualTo(0.0001);
        assertThat(fraction("100%", 100)).isEqualTo(1);
    }

    @Test
    void sizesLeaveSmallTablesWhole() {
        assertThat(fraction("1MB", 1 << 20)).isEqualTo(1);
        assertThat(fraction("1MB", 4 << 20)).isEqualTo(0.25);
        assertThat(fraction("1GB", 0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "0%", "101%", "-5%", "1 elephant", "1B", "1e3%", "1gb"})
    void anythingElseIsRefused(String text) {
        assertThat(ScanShare.parse(text)).isEmpty();
    }
}
