package io.pgtrek.job.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RetriesTest {

    private final AtomicInteger tried = new AtomicInteger();
    private final AtomicInteger renewed = new AtomicInteger();

    private Retries retries(int limit) {
        // chance beyond 1 makes the pauses short
        return new Retries(limit, new Backoff(() -> 1.99), renewed::incrementAndGet);
    }

    private Retries.Work<String> lostUntil(int attempt) {
        return () -> {
            if (tried.incrementAndGet() < attempt) {
                throw new SQLException("gone", "08006");
            }
            return "done";
        };
    }

    @Test
    void aLostConnectionIsTriedAgainAfterRenewal() throws SQLException {
        assertThat(retries(3).call("Work", lostUntil(3))).isEqualTo("done");
        assertThat(tried).hasValue(3);
        assertThat(renewed).hasValue(2);
    }

    @Test
    void theLastAttemptIsToldWithWhatToDo() {
        Throwable failure = catchThrowable(() -> retries(2).call("Work", lostUntil(100)));
        assertThat(failure).isInstanceOfSatisfying(GaveUpException.class, gaveUp -> {
            assertThat(gaveUp.code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
            assertThat(gaveUp.detail()).contains("gone").contains("Gave up after 2 more attempts.");
            assertThat(gaveUp.hint()).endsWith("Then run again to continue.");
        });
        assertThat(tried).hasValue(3);
    }

    @Test
    void dataErrorsAreNeverTriedAgain() {
        Throwable failure = catchThrowable(() -> retries(5).call("Work", () -> {
            tried.incrementAndGet();
            throw new SQLException("duplicate", "23505");
        }));
        assertThat(failure).isInstanceOf(SQLException.class).hasMessage("duplicate");
        assertThat(tried).hasValue(1);
    }

    @Test
    void whatGaveUpInsideIsNotTriedAgainOutside() {
        Throwable failure =
                catchThrowable(() -> retries(5).call("All", () -> retries(1).call("Part", lostUntil(100))));
        assertThat(failure).isInstanceOf(GaveUpException.class);
        assertThat(tried).hasValue(2);
    }

    @Test
    void attemptsCountAnewAfterProgress() throws SQLException {
        AtomicInteger done = new AtomicInteger();
        assertThat(retries(2).call("Work", () -> (long) done.incrementAndGet(), lostUntil(7)))
                .isEqualTo("done");
        assertThat(tried).hasValue(7);
    }

    @Test
    void aLockThatAnotherRunTookEndsTheAttempts() {
        Retries locked = new Retries(5, new Backoff(() -> 1.99), () -> {
            throw new MigrateException(ErrorCode.JOB_LOCKED, "Another run is at work.", null, null);
        });
        Throwable failure = catchThrowable(() -> locked.call("Work", lostUntil(3)));
        assertThat(failure)
                .isInstanceOfSatisfying(
                        MigrateException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.JOB_LOCKED));
        assertThat(tried).hasValue(1);
    }
}
