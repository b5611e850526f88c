package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void comparesNumbersAndNotText() {
        assertThat(Version.of("14.9.0")).isLessThan(Version.of("14.24.0"));
        assertThat(Version.of("9.6")).isLessThan(Version.of("15"));
    }
}
