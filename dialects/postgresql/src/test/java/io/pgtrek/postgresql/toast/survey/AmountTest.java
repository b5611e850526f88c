package io.pgtrek.postgresql.toast.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class AmountTest {

    @Test
    void anEstimateHoldsTheTruthNineteenTimesOfTwenty() {
        Random random = new Random(7);
        long[] pages = LongStream.generate(() -> Math.round(Math.exp(random.nextGaussian()) * 10_000))
                .limit(2000)
                .toArray();
        long truth = LongStream.of(pages).sum();
        int held = 0;
        for (int i = 0; i < 2000; i++) {
            long found = 0;
            double squares = 0;
            for (long page : pages) {
                if (random.nextDouble() < 0.1) {
                    found += page;
                    squares += (double) page * page;
                }
            }
            Amount amount = Amount.estimated(found, squares, 0.1);
            held += amount.low() <= truth && truth <= amount.high() ? 1 : 0;
        }
        assertThat(held).isBetween(1840, 1960);
    }

    @Test
    void whatWasCountedHasNoRange() {
        assertThat(Amount.estimated(42, 1e9, 1)).isEqualTo(Amount.counted(42));
        assertThat(Amount.counted(1).plus(Amount.counted(2))).isEqualTo(Amount.counted(3));
        assertThat(Amount.counted(10).scaled(0.5, 0)).isEqualTo(Amount.counted(5));
    }

    @Test
    void rangesAddUp() {
        assertThat(new Amount(10, 8L, 12L).plus(Amount.counted(5))).isEqualTo(new Amount(15, 13L, 17L));
        assertThat(new Amount(100, 90L, 110L).scaled(0.5, 0.1)).isEqualTo(new Amount(50, 36L, 66L));
    }
}
