package io.pgtrek.job.recompression;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.run.Retries;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;

/**
 * Does work again when others' locks kept it from being done, or a connection was lost.
 *
 * @param what begins the sentence, e.g. {@code Recompressing shop.orders}
 */
record Patience(Retries retries, String what) {

    private static final int ATTEMPTS = 20;
    private static final int LONGEST_SECONDS = 5;

    <T> T call(Retries.Work<T> work) throws SQLException {
        for (int attempt = 1; ; attempt++) {
            try {
                return retries.call(what, work);
            } catch (SQLException e) {
                if (!Contention.in(e) || attempt == ATTEMPTS) {
                    throw e;
                }
                pause(attempt);
            }
        }
    }

    /** @param times it was in vain; none for 0 */
    void pause(int times) {
        try {
            TimeUnit.SECONDS.sleep(Math.min(times, LONGEST_SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MigrateException(ErrorCode.INTERNAL, what + " was interrupted.", null, "Run again.", e);
        }
    }
}
