package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.Migrating;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What is true of the source at every moment is true of the copy, although the source is written to meanwhile. */
class SharedSnapshotIT {

    private static final int ACCOUNTS = 4_096;

    /** Money that moves from one table to the other, one transaction each; its sum never changes. */
    private record Bank(TestDatabase database, AtomicBoolean open, AtomicLong transfers) {

        static Bank of(TestServer server) {
            TestDatabase database = server.createDatabase();
            database.execute(
                    "create table a(id int primary key, n bigint not null, pad char(100)) engine=InnoDB",
                    "create table b(id int primary key, n bigint not null, pad char(100)) engine=InnoDB",
                    "insert into a values (1, 1000, 'x')");
            for (int rows = 1; rows < ACCOUNTS; rows *= 2) {
                database.execute("insert into a select id + " + rows + ", n, pad from a");
            }
            database.execute("insert into b select * from a", "analyze table a, b");
            return new Bank(database, new AtomicBoolean(true), new AtomicLong());
        }

        CompletableFuture<Void> work() {
            return CompletableFuture.runAsync(() -> {
                try (Connection connection = database.connect();
                        Statement statement = connection.createStatement()) {
                    connection.setAutoCommit(false);
                    while (open.get()) {
                        long account = 1 + (transfers.incrementAndGet() * 977) % ACCOUNTS;
                        statement.executeUpdate("update a set n = n - 1 where id = " + account);
                        statement.executeUpdate("update b set n = n + 1 where id = " + account);
                        connection.commit();
                    }
                } catch (SQLException e) {
                    throw new IllegalStateException(e);
                }
            });
        }
    }

    private static void balances(TestServer server) throws Exception {
        Bank bank = Bank.of(server);
        CompletableFuture<Void> work = bank.work();
        Migrated migrated;
        try {
            migrated = Migrating.from(bank.database())
                    .schema(bank.database().name(), "public")
                    .workers(4)
                    .sliceBytes(64 * 1024)
                    .run();
        } finally {
            bank.open().set(false);
            work.join();
        }
        assertThat(bank.transfers()).hasValueGreaterThan(100);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.value("select (select sum(n) from a) + (select sum(n) from b)"))
                .isEqualTo(String.valueOf(2_000L * ACCOUNTS));
        assertThat(migrated.value("select sum(n) <> " + 1_000L * ACCOUNTS + " from a"))
                .as("transfers were under way")
                .isEqualTo("t");
        assertThat(migrated.told("snapshot-shared"))
                .hasSize(1)
                .first()
                .asString()
                .contains("locked against writing");
    }

    @Test
    void sumsHoldInACopyOfMySql() throws Exception {
        balances(MySqlServer.get());
    }

    @Test
    void sumsHoldInACopyOfMariaDb() throws Exception {
        balances(MariaDbServer.get());
    }
}
