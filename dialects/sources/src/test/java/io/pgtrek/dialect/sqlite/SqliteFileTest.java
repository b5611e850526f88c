package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.spi.SourceDialectProvider;
import io.pgtrek.spi.SourceSpec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.ServiceLoader;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteFileTest {

    @TempDir
    Path directory;

    private static SourceSpec spec(String url) {
        return new SourceSpec(url, null, null, Map.of());
    }

    private static void assertUnreachable(ThrowingCallable call, String words) {
        assertThatThrownBy(call)
                .hasMessageContaining(words)
                .asInstanceOf(type(MigrateException.class))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SOURCE_UNREACHABLE));
    }

    @Test
    void isFoundByServiceLoaderAndTakesItsUrls() {
        assertThat(ServiceLoader.load(SourceDialectProvider.class)).anyMatch(p -> p instanceof SqliteDialectProvider);
        SqliteDialectProvider provider = new SqliteDialectProvider();
        assertThat(provider.accepts(spec("sqlite:a.db"))).isTrue();
        assertThat(provider.accepts(spec("JDBC:SQLITE:a.db"))).isTrue();
        assertThat(provider.accepts(spec("jdbc:mysql://h/a"))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":memory:", "gone.db", "."})
    void refusesWhatIsNoFile(String name) {
        assertUnreachable(() -> new SqliteDialectProvider().access(spec("sqlite:" + name)), "does not exist");
    }

    @Test
    void neverMakesADatabase() {
        Path missing = directory.resolve("missing.db");
        assertUnreachable(() -> new SqliteDialectProvider().access(spec("sqlite:" + missing)), "missing.db");
        assertThat(missing).doesNotExist();
    }

    @Test
    void refusesAFileThatIsNoDatabase() throws IOException {
        Path text = Files.writeString(directory.resolve("notes.db"), "to do: buy milk");
        assertUnreachable(() -> new SqliteDialectProvider().access(spec("sqlite:" + text)), "not a SQLite 3 database");
    }

    @Test
    void refusesATornFile() throws IOException {
        Path torn = directory.resolve("torn.db");
        Files.write(torn, ("SQLite format 3\0" + "x".repeat(5000)).getBytes(StandardCharsets.US_ASCII));
        assertUnreachable(() -> TestFile.existing(torn).dialect(), "cannot be opened");
    }

    @Test
    void warnsOfAnEmptyFile() throws IOException, SQLException {
        Path empty = Files.createFile(directory.resolve("empty.db"));
        assertThat(TestFile.existing(empty).catalog().findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.code()).isEqualTo("file-empty"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b.db", "what?mode=rw.db", "50%20.db", "h#sh.db", "şüğ.db", "-x", "a;b.db"})
    void opensFilesOfAnyNameReadOnly(String name) throws SQLException, IOException {
        Path odd = directory.resolve(name);
        Files.copy(TestFile.of(directory, "create table t(a)").path(), odd);
        TestFile file = TestFile.existing(odd);
        assertThat(file.tables()).hasSize(1);
        try (Connection connection = file.connect();
                Statement statement = connection.createStatement()) {
            assertThatThrownBy(() -> statement.executeUpdate("insert into t values (1)"))
                    .isInstanceOf(SQLException.class)
                    .hasMessageContaining("readonly");
        }
    }

    @Test
    void takesFileUris() throws SQLException {
        Path path = TestFile.of(directory, "create table t(a)").path();
        assertThat(SqliteUrl.path("jdbc:sqlite:" + path.toUri() + "?mode=ro")).isEqualTo(path.toString());
        assertThat(SqliteUrl.path("sqlite:file:a%20b.db")).isEqualTo("a b.db");
        assertThat(SqliteUrl.path("sqlite:file:100%.db")).isEqualTo("100%.db");
    }

    @Test
    void readsWhatOnlyTheWriteAheadLogHolds() throws SQLException {
        Path path = directory.resolve("wal.db");
        try (Connection writer = DriverManager.getConnection("jdbc:sqlite:" + path);
                Statement statement = writer.createStatement()) {
            statement.execute("pragma journal_mode = wal");
            statement.execute("create table t(a integer)");
            statement.execute("insert into t values (7)");
            TestFile file = TestFile.existing(path);
            assertThat(file.values("t", "a")).containsExactly(7L);
            try (Connection reader = file.connect()) {
                file.dialect().snapshots().begin(reader);
                statement.execute("insert into t values (8)");
                assertThat(file.dialect().reader().count(reader, file.table("t").name(), null))
                        .isEqualTo(1);
                assertThat(file.dialect().reader().count(reader, file.table("t").name(), "a = 7 -- mine"))
                        .isEqualTo(1);
            }
        }
    }

    @Test
    void readsAWalDatabaseInAReadOnlyDirectoryOrSaysWhatIsMissing() throws SQLException, IOException {
        Path path = TestFile.of(directory, "pragma journal_mode = wal", "create table t(a)")
                .path();
        Path log = directory.resolve("source.db-wal");
        Files.deleteIfExists(log);
        Files.deleteIfExists(directory.resolve("source.db-shm"));
        SqliteFile file = new SqliteFile(path, false);
        assertThat(file.url()).endsWith("?immutable=1");
        try (Connection connection = DriverManager.getConnection(file.url())) {
            assertThat(SchemaEntry.list(connection)).hasSize(1);
        }
        assertThat(log).doesNotExist();
        Files.write(log, new byte[100]);
        assertUnreachable(file::url, "write-ahead log");
    }
}
