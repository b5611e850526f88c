package io.pgtrek.postgresql.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedServerIT {

    @TempDir
    Path temp;

    private Path directory;

    @BeforeEach
    void openParent() throws IOException {
        Files.setPosixFilePermissions(temp, PosixFilePermissions.fromString("rwxr-xr-x"));
        directory = temp.resolve("pg");
    }

    @AfterEach
    void stop() {
        server().stop();
    }

    @Test
    void keepsDataAndPortFromOneStartToTheNext() throws SQLException {
        int port;
        try (EmbeddedServer first = server().start()) {
            port = first.port();
            update(first, "create table kept as select 42 as answer");
        }

        try (EmbeddedServer second = server().start()) {
            assertThat(query(second, "select answer from kept")).isEqualTo("42");
            assertThat(second.port()).isEqualTo(port);
        }
        assertThat(Postmaster.of(directory.resolve("data"))).isEmpty();
    }

    @Test
    void isDurableUtf8AndInLocaleC() throws SQLException {
        try (EmbeddedServer server = EmbeddedServer.in(directory).start()) {
            assertThat(query(server, "show fsync")).isEqualTo("on");
            assertThat(query(server, "show full_page_writes")).isEqualTo("on");
            assertThat(query(server, "show server_encoding")).isEqualTo("UTF8");
            assertThat(query(server, "select datcollate from pg_database where datname = 'postgres'"))
                    .isEqualTo("C");
        }
    }

    @Test
    void attachesToAServerThatRunsAndLeavesItRunning() throws SQLException {
        EmbeddedServer first = server().start().detach();
        first.close();
        assertThat(first.isRunning()).isTrue();

        try (EmbeddedServer second = server().start()) {
            assertThat(second.pid()).isEqualTo(first.pid());
        }

        assertThat(query(first, "select 1")).isEqualTo("1");
    }

    @Test
    void startsOnceWhenManyThreadsStartIt() {
        List<Long> pids = IntStream.range(0, 4)
                .parallel()
                .mapToObj(thread -> server().start().detach().pid())
                .distinct()
                .toList();

        assertThat(pids).hasSize(1);
    }

    @Test
    void takesAnotherPortWhenItsOwnIsTaken() throws IOException, SQLException {
        int port;
        try (EmbeddedServer first = server().start()) {
            port = first.port();
        }

        try (ServerSocket thief = new ServerSocket(port, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
                EmbeddedServer second = server().start()) {
            assertThat(thief.isBound()).isTrue();
            assertThat(second.port()).isNotEqualTo(port);
            assertThat(query(second, "select 1")).isEqualTo("1");
        }
    }

    @Test
    void recoversAfterTheServerWasKilled() throws SQLException {
        EmbeddedServer killed = EmbeddedServer.in(directory).start();
        update(killed, "create table kept as select 42 as answer");
        ProcessHandle.of(killed.pid()).orElseThrow().destroyForcibly();
        while (killed.isRunning()) {
            Thread.onSpinWait();
        }

        try (EmbeddedServer again = EmbeddedServer.in(directory).start()) {
            assertThat(again.pid()).isNotEqualTo(killed.pid());
            assertThat(query(again, "select answer from kept")).isEqualTo("42");
        }
    }

    @Test
    void startsAgainAfterInitdbWasKilled() throws IOException {
        Files.createDirectories(directory.resolve("data.new"));
        Files.writeString(directory.resolve("data.new/PG_VERSION"), "18\n");

        try (EmbeddedServer server = server().start()) {
            assertThat(server.isRunning()).isTrue();
        }
    }

    @Test
    void runsBelowADirectoryClosedToOthers() throws IOException, SQLException {
        Path closed = Files.createDirectory(
                temp.resolve("closed"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));

        try (EmbeddedServer server =
                EmbeddedServer.in(closed.resolve("a/b")).forTests().start()) {
            assertThat(query(server, "select 1")).isEqualTo("1");
        }
    }

    @Test
    void runsInADirectoryWithSpaces() throws SQLException {
        try (EmbeddedServer server =
                EmbeddedServer.in(temp.resolve("a b's")).forTests().start()) {
            assertThat(query(server, "select 1")).isEqualTo("1");
        }
    }

    @Test
    void saysThatADirectoryHasNoPrograms() {
        assertThatThrownBy(() -> server().usingPrograms(temp).start())
                .isInstanceOf(EmbeddedServerException.class)
                .hasMessage("The directory " + temp + " has no program 'postgres'. Give the bin directory of a"
                        + " PostgreSQL server, such as /usr/lib/postgresql/15/bin.");
    }

    @Test
    void saysThatAJarHasNoPrograms() {
        assertThatThrownBy(() -> server().usingArchive(temp.resolve("none.jar")).start())
                .isInstanceOf(EmbeddedServerException.class)
                .hasMessageContaining("cannot be read in " + temp.resolve("none.jar"));
    }

    @Test
    void leavesADirectoryWithOtherFilesAlone() throws IOException {
        Files.createDirectories(directory);
        Files.writeString(directory.resolve("thesis.txt"), "precious");

        assertThatThrownBy(() -> server().start())
                .isInstanceOf(EmbeddedServerException.class)
                .hasMessageContaining("The directory " + directory + " holds other files");
    }

    @Test
    void namesTheFileInTheWay() throws IOException {
        Files.writeString(temp.resolve("file"), "");

        assertThatThrownBy(() -> EmbeddedServer.in(temp.resolve("file/pg")).start())
                .isInstanceOf(EmbeddedServerException.class)
                .hasMessageContaining("The PostgreSQL server in " + temp.resolve("file/pg") + " could not be started: ")
                .hasMessageContaining("Check that you own the directory");
    }

    @Test
    void namesBothVersionsWhenTheDataIsOfAnother() throws IOException {
        server().start().close();
        Files.writeString(directory.resolve("data/PG_VERSION"), "12\n");

        assertThatThrownBy(() -> server().start())
                .isInstanceOf(EmbeddedServerException.class)
                .hasMessageContaining("The database in " + directory + " was made by PostgreSQL 12, but the programs")
                .hasMessageContaining("are PostgreSQL 18.");
    }

    @Test
    void showsTheEndOfTheLogWhenTheServerDoesNotStart() {
        assertThatThrownBy(() -> server().withSetting("shared_buffers", "lots").start())
                .isInstanceOf(EmbeddedServerException.class)
                .hasMessageContaining("The PostgreSQL server in " + directory + " did not start")
                .hasMessageContaining("invalid value for parameter \"shared_buffers\": \"lots\"")
                .hasMessageContaining("The whole log is " + directory.resolve("server.log"));
    }

    @Test
    void unpacksOnceForTwoProcessesAtOnce() throws IOException, InterruptedException {
        Process one = process("one");
        Process two = process("two");

        assertThat(one.waitFor()).isZero();
        assertThat(two.waitFor()).isZero();
        try (var programs = Files.list(temp.resolve("cache/pgtrek/postgresql"))) {
            assertThat(programs).hasSize(1);
        }
    }

    private Process process(String name) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                StartAndStop.class.getName(),
                temp.resolve(name).toString());
        builder.environment().put("XDG_CACHE_HOME", temp.resolve("cache").toString());
        return builder.inheritIO().start();
    }

    private EmbeddedServer server() {
        return EmbeddedServer.in(directory).forTests();
    }

    private static void update(EmbeddedServer server, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(server.jdbcUrl("postgres"));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String query(EmbeddedServer server, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(server.jdbcUrl("postgres"));
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
