package io.pgtrek.job.run;

import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.SQLException;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does work again when a connection was lost, after a pause, a limited number of times. */
public final class Retries {

    private static final Logger LOG = LoggerFactory.getLogger(Retries.class);

    private final int limit;
    private final Backoff backoff;
    private final Renewal renewal;

    /** Work that begins at its own beginning each time, or finds out what of it was done. */
    @FunctionalInterface
    public interface Work<T> {
        T perform() throws SQLException;
    }

    /** What must hold before work is done again. */
    @FunctionalInterface
    public interface Renewal {
        void renew() throws SQLException;

        /** No further attempt is made. */
        default void giveUp() {}
    }

    /** @param renewal done before each further attempt; a connection it cannot get costs that attempt */
    public Retries(int limit, Backoff backoff, Renewal renewal) {
        this.limit = limit;
        this.backoff = backoff;
        this.renewal = renewal;
    }

    public <T> T call(String what, Work<T> work) throws SQLException {
        return call(what, () -> 0L, work);
    }

    /**
     * Attempts begin to count anew whenever something was done between two losses.
     *
     * @param what begins the sentence, e.g. {@code Copying shop.orders}
     * @param done a number that rises while work gets done
     * @throws GaveUpException when the connection stays lost
     * @throws SQLException when the work failed otherwise
     */
    public <T> T call(String what, Work<Long> done, Work<T> work) throws SQLException {
        long before = 0;
        for (int attempt = 1; ; attempt++) {
            try {
                if (attempt > 1) {
                    renewal.renew();
                }
                long now = done.perform();
                attempt = attempt > 1 && now > before ? 2 : attempt;
                before = now;
                return work.perform();
            } catch (SQLException | RuntimeException e) {
                if (!ConnectionLoss.in(e) || GaveUpException.in(e)) {
                    throw e;
                }
                pause(what, attempt, told(e));
            }
        }
    }

    private static MigrateException told(Exception e) {
        if (e instanceof MigrateException known) {
            return known;
        }
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return TargetFailure.connecting(sql);
            }
        }
        throw new IllegalStateException("a loss without a cause", e);
    }

    private void pause(String what, int attempt, MigrateException loss) {
        if (attempt > limit) {
            renewal.giveUp();
            throw new GaveUpException(loss, limit);
        }
        long millis = backoff.millis(attempt);
        LOG.warn(
                "{} was interrupted: {} Attempt {} of {} follows in {} s.",
                what,
                sentence(loss),
                attempt,
                limit,
                String.format(Locale.ROOT, "%.1f", millis / 1000.0));
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GaveUpException(loss, attempt - 1);
        }
    }

    private static String sentence(MigrateException loss) {
        String reason = loss.detail() == null && loss.getCause() instanceof SQLException sql
                ? SqlErrors.detail(sql)
                : loss.detail();
        return RunFailures.sentence(loss) + (reason == null ? "" : " " + reason + ".");
    }
}
