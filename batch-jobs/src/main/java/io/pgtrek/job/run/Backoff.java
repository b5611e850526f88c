package io.pgtrek.job.run;

import java.util.function.DoubleSupplier;

/** Pauses that double from half a second to ten seconds; chance takes up to half of each, so that workers part. */
public final class Backoff {

    private static final long FIRST_MILLIS = 500;
    private static final long MOST_MILLIS = 10_000;
    private static final int DOUBLINGS = 5;

    private final DoubleSupplier chance;

    /** @param chance from 0 to 1 */
    public Backoff(DoubleSupplier chance) {
        this.chance = chance;
    }

    /** @param attempt the one that comes after the pause, from 1 */
    public long millis(int attempt) {
        long full = Math.min(MOST_MILLIS, FIRST_MILLIS << Math.min(attempt - 1, DOUBLINGS));
        return full - (long) (chance.getAsDouble() * full / 2);
    }
}
