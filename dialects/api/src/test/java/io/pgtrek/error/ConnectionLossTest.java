package io.pgtrek.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionLossTest {

    @ParameterizedTest
    @ValueSource(strings = {"08000", "08006", "08S01", "57P01", "57P02", "57P03"})
    void statesOfClassConnectionAreLosses(String state) {
        assertThat(ConnectionLoss.in(new SQLException("gone", state))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"22P05", "23505", "42501", "53100", "53200", "57014", "40P01", "HY000"})
    void dataAndServerErrorsAreNone(String state) {
        assertThat(ConnectionLoss.in(new SQLException("no", state))).isFalse();
    }

    @Test
    void aLossIsFoundBeneathWrappers() {
        SQLException read =
                new SQLException("Error reading results", null, new SQLNonTransientConnectionException("eof"));
        assertThat(ConnectionLoss.in(new MigrateException(ErrorCode.READ_FAILED, "m", null, null, read)))
                .isTrue();
        assertThat(ConnectionLoss.in(new IllegalStateException(new SQLException("x", "08006", new EOFException()))))
                .isTrue();
    }

    @Test
    void aLossIsFoundInAChainOfExceptions() {
        SQLException first = new SQLException("copy is not active", "55000");
        first.setNextException(new SQLException("gone", "08006"));
        assertThat(ConnectionLoss.in(first)).isTrue();
    }

    @Test
    void aPoolThatCannotLogInIsNoLoss() {
        SQLException pool = new SQLTransientConnectionException(
                "timed out", "28P01", new SQLException("password authentication failed", "28P01"));
        assertThat(ConnectionLoss.in(pool)).isFalse();
    }

    @Test
    void aFileThatCannotBeWrittenIsNoLoss() {
        assertThat(ConnectionLoss.in(new MigrateException(
                        ErrorCode.FILE_UNREADABLE, "m", null, null, new IOException("No space left on device"))))
                .isFalse();
    }

    @Test
    void aConnectionThatThePoolThrewAwayIsALoss() {
        assertThat(ConnectionLoss.in(new SQLException("Connection is closed"))).isTrue();
        assertThat(ConnectionLoss.in(new SQLException("HikariDataSource HikariDataSource (target) has been closed.")))
                .isTrue();
        assertThat(ConnectionLoss.in(new SQLException("the word Connection is closed to vowels")))
                .isFalse();
    }

    @Test
    void aChainThatBitesItsTailEnds() {
        SQLException first = new SQLException("a", "23505");
        SQLException second = new SQLException("b", "23505", first);
        first.setNextException(second);
        assertThat(ConnectionLoss.in(first)).isFalse();
    }
}
