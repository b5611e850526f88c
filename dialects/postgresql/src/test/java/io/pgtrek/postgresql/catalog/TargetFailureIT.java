package io.pgtrek.postgresql.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.TestTarget;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class TargetFailureIT {
    @Test
    void aMissingDatabaseSaysSo() {
        SQLException e = catchThrowableOfType(SQLException.class, () -> TestTarget.connect("absent", "postgres"));
        MigrateException failure = TargetFailure.connecting(e);

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
        assertThat(failure.detail()).contains("database \"absent\" does not exist", "3D000");
        assertThat(failure.hint()).contains("Create the database");
    }

    @Test
    void anUnknownUserIsALoginFailure() {
        SQLException e = catchThrowableOfType(SQLException.class, () -> TestTarget.connect("postgres", "nobody here"));

        assertThat(TargetFailure.connecting(e).code()).isEqualTo(ErrorCode.TARGET_LOGIN);
    }

    @Test
    void aSilentPortIsUnreachable() {
        SQLException e = catchThrowableOfType(
                SQLException.class,
                () -> DriverManager.getConnection("jdbc:postgresql://127.0.0.1:1/x?connectTimeout=2", "x", "secret"));
        MigrateException failure = TargetFailure.connecting(e);

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_UNREACHABLE);
        assertThat(failure.detail()).doesNotContain("secret");
    }

    @Test
    void aMissingPrivilegeKeepsTheSentence() {
        MigrateException failure =
                TargetFailure.creating("shop.orders", new SQLException("permission denied for schema shop", "42501"));

        assertThat(failure.code()).isEqualTo(ErrorCode.TARGET_PRIVILEGE);
        assertThat(failure).hasMessage("PostgreSQL refused to create shop.orders. The user lacks a privilege.");
        assertThat(failure.detail()).isEqualTo("permission denied for schema shop (SQLSTATE 42501)");
    }

    @Test
    void aStatementsDetailAndHintAreKept() throws SQLException {
        MigrateException failure = failed("SELECT missing FROM (SELECT 1 AS missin) AS x");

        assertThat(failure.code()).isEqualTo(ErrorCode.DDL_FAILED);
        assertThat(failure.detail()).isEqualTo("column \"missing\" does not exist (SQLSTATE 42703)");
        assertThat(failure.hint()).contains("Perhaps you meant");
    }

    @Test
    void rowsAreNeverQuoted() throws SQLException {
        MigrateException check = failed("CREATE TEMP TABLE t (a text); INSERT INTO t VALUES ('secret'), ('secret');"
                + " CREATE UNIQUE INDEX t_a ON t (a)");

        assertThat(check.detail()).isEqualTo("the key exists already, table t, constraint t_a (SQLSTATE 23505)");
        assertThat(check.getCause()).isNull();
        assertThat(failed("SELECT 'secret'::int").detail())
                .isEqualTo("text the column's type cannot read (SQLSTATE 22P02)");
    }

    private static MigrateException failed(String sql) throws SQLException {
        try (Connection connection = TestTarget.connect("postgres", "postgres")) {
            SQLException e = catchThrowableOfType(SQLException.class, () -> TestTarget.execute(connection, sql));
            return TargetFailure.creating("shop.orders", e);
        }
    }
}
