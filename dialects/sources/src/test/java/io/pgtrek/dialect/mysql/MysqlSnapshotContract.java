package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.finding.Finding;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.Snapshot;
import io.pgtrek.spi.SnapshotProvider;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How readers come to one point in time, and what happens where they may not. */
interface MysqlSnapshotContract {

    AtomicInteger USERS = new AtomicInteger();

    TestServer server();

    private TestDatabase database() {
        TestDatabase database = server().createDatabase();
        database.execute(
                "create table a(id int primary key) engine=InnoDB",
                "create table `b``\"; drop table a; --`(id int primary key) engine=InnoDB",
                "create table m(id int primary key) engine=MyISAM");
        return database;
    }

    private static List<QualifiedName> tables(TestDatabase database) {
        return List.of(
                QualifiedName.of(database.name(), "a"),
                QualifiedName.of(database.name(), "b`\"; drop table a; --"),
                QualifiedName.of(database.name(), "m"));
    }

    /** A user of its own with these privileges on the database. */
    private ConnectionSource user(TestDatabase database, String privileges) {
        String user = "reader" + USERS.incrementAndGet();
        server().execute(
                        "create user '" + user + "'@'127.0.0.1' identified by 'p'",
                        "grant " + privileges + " on `" + database.name() + "`.* to '" + user + "'@'127.0.0.1'");
        String url = database.url().replace("user=root", "user=" + user + "&password=p");
        return () -> DriverManager.getConnection(url);
    }

    private static Snapshot share(TestDatabase database, ConnectionSource connections, int readers)
            throws SQLException {
        try (Connection connection = connections.open()) {
            return new MysqlSnapshotProvider(MysqlVersion.of(connection)).share(connections, readers, tables(database));
        }
    }

    private static void close(Snapshot snapshot) throws SQLException {
        for (Connection reader : snapshot.readers()) {
            reader.close();
        }
        snapshot.close();
    }

    private static List<String> codes(Snapshot snapshot) {
        return snapshot.findings().stream().map(Finding::code).toList();
    }

    @Test
    default void tablesWithoutTransactionsAreNamed() throws SQLException {
        TestDatabase database = database();
        Snapshot snapshot = share(database, database::connect, 2);
        assertThat(snapshot.sharing()).isEqualTo(Snapshot.Sharing.ONE_POINT);
        assertThat(snapshot.locked()).isPositive().isLessThan(Duration.ofSeconds(1));
        assertThat(codes(snapshot)).containsExactly("table-not-in-snapshot");
        assertThat(snapshot.findings().get(0).object()).isEqualTo(database.name() + ".m");
        close(snapshot);
    }

    @Test
    default void aUserWithoutReloadLocksItsTables() throws SQLException {
        TestDatabase database = database();
        Snapshot snapshot = share(database, user(database, "select, lock tables"), 3);
        assertThat(snapshot.sharing()).isEqualTo(Snapshot.Sharing.ONE_POINT);
        assertThat(snapshot.locked()).isPositive();
        assertThat(codes(snapshot)).containsExactly("table-not-in-snapshot");
        database.execute("insert into a values (1)");
        close(snapshot);
    }

    @Test
    default void aUserWhoMayOnlySelectIsToldWhatThatMeans() throws SQLException {
        TestDatabase database = database();
        Snapshot snapshot = share(database, user(database, "select"), 3);
        assertThat(snapshot.sharing()).isEqualTo(Snapshot.Sharing.POINT_EACH);
        assertThat(snapshot.locked()).isEqualTo(Duration.ZERO);
        assertThat(codes(snapshot)).containsExactly("table-not-in-snapshot", "snapshot-not-shared");
        assertThat(snapshot.findings().get(1).message()).contains("denied");
        assertThat(snapshot.findings().get(1).hint()).contains("RELOAD");
        close(snapshot);
    }

    @Test
    default void whoWritesForLongIsNotWaitedForLong() throws SQLException {
        TestDatabase database = database();
        try (Connection holder = database.connect();
                Statement statement = holder.createStatement()) {
            statement.execute("lock tables a write, `b``\"; drop table a; --` write");
            long start = System.nanoTime();
            Snapshot snapshot = share(database, database::connect, 2);
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .isLessThan(Duration.ofSeconds(3 * SnapshotProvider.LOCK_SECONDS));
            assertThat(snapshot.sharing()).isEqualTo(Snapshot.Sharing.POINT_EACH);
            assertThat(codes(snapshot)).contains("snapshot-not-shared");
            statement.execute("insert into a values (7)");
            statement.execute("unlock tables");
            close(snapshot);
        }
        database.execute("insert into a values (8)");
    }
}
