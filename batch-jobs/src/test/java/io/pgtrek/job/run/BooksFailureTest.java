package io.pgtrek.job.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.transaction.UnexpectedRollbackException;

class BooksFailureTest {

    private static MigrateException told(Throwable... failures) {
        return BooksFailure.in(List.of(failures)).orElseThrow();
    }

    @Test
    void anEntryWhoseCommitIsUnknownIsALostConnection() {
        MigrateException told = told(new OptimisticLockingFailureException("Attempt to update step 3"));
        assertThat(told.code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
        assertThat(ConnectionLoss.in(told)).isTrue();
    }

    @Test
    void theDatabasesWordIsToldRatherThanWhatFollowedFromIt() {
        SQLException silent = new SQLException("Read timed out", "08006");
        MigrateException told = told(
                new UnexpectedRollbackException("rolled back"), new DataAccessResourceFailureException("", silent));
        assertThat(told.code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
        assertThat(told.detail()).contains("Read timed out");
    }

    @Test
    void aPoolsConnectionThatWasClosedIsALostOne() {
        MigrateException told =
                told(new DataAccessResourceFailureException("", new SQLException("Connection is closed")));
        assertThat(told.code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
    }

    @Test
    void anythingElseIsNoLostConnection() {
        assertThat(told(new UnexpectedRollbackException("rolled back")).code()).isEqualTo(ErrorCode.INTERNAL);
        assertThat(BooksFailure.in(List.of(new IllegalStateException()))).isEmpty();
    }
}
