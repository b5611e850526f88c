package io.pgtrek.job.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {

    @Test
    void pausesDoubleUpToTenSeconds() {
        Backoff backoff = new Backoff(() -> 0);
        assertThat(IntStream.rangeClosed(1, 8).mapToLong(backoff::millis).toArray())
                .containsExactly(500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000);
    }

    @Test
    void chanceTakesHalfAtMost() {
        assertThat(new Backoff(() -> 1).millis(3)).isEqualTo(1_000);
        assertThat(new Backoff(() -> 0.5).millis(1_000)).isEqualTo(7_500);
    }

    @Test
    void theDefaultOutlivesARestartOfHalfAMinuteInAnyCase() {
        Backoff shortest = new Backoff(() -> 1);
        long all = IntStream.rangeClosed(1, io.pgtrek.config.RunLimits.DEFAULT.retries())
                .mapToLong(shortest::millis)
                .sum();
        assertThat(all).isGreaterThan(30_000);
    }
}
