package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.SharedSamples;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Databases others made. */
class SampleDatabasesTest {

    @Test
    void readsChinookOnMySql() throws SQLException {
        readsChinook(MySqlServer.get());
    }

    @Test
    void readsChinookOnMariaDb() throws SQLException {
        readsChinook(MariaDbServer.get());
    }

    @Test
    void readsSakila() throws SQLException {
        TestServer server = MariaDbServer.get();
        server.loadScript(SharedSamples.file("mysql/sakila-mv-schema.sql"));
        server.loadScript(SharedSamples.file("mysql/sakila-mv-data.sql"));
        try (LiveSource source = open(server, "sakila")) {
            Schema schema = source.catalog().schemas().get(0);
            assertThat(schema.tables()).hasSize(16);
            assertThat(schema.views()).hasSize(7);
            assertThat(schema.routines()).hasSize(6);
            assertThat(schema.triggers()).hasSize(6);
            assertThat(source.type("film", "rating")).isEqualTo("enum(G,PG,PG-13,R,NC-17)");
            assertThat(source.type("film", "special_features")).isEqualTo("text[]");
            assertThat(source.rows("film")).hasSize(1000);
            assertThat(source.rows("staff")).hasSize(2);
            everyValueArrives(server, "sakila", schema);
        }
    }

    private static void readsChinook(TestServer server) throws SQLException {
        Path script = SharedSamples.file("mysql/Chinook_MySql.sql");
        server.loadScript(script);
        Schema schema = read(server, "Chinook");
        assertThat(schema.tables()).hasSize(11);
        assertThat(schema.tables())
                .allSatisfy(table -> assertThat(table.primaryKey()).isNotNull());
        assertThat(schema.tables().stream()
                        .mapToInt(table -> table.foreignKeys().size())
                        .sum())
                .isEqualTo(11);
        everyValueArrives(server, "Chinook", schema);
    }

    private static Schema read(TestServer server, String name) throws SQLException {
        try (LiveSource source = open(server, name)) {
            Catalog catalog = source.catalog(Selection.ALL);
            assertThat(catalog.findings()).isEmpty();
            assertThat(source.dialect().dataChecker().check(source.connection(), catalog))
                    .isEmpty();
            return catalog.schemas().get(0);
        }
    }

    private static void everyValueArrives(TestServer server, String name, Schema schema) throws SQLException {
        try (LiveSource source = open(server, name)) {
            for (Table table : schema.tables()) {
                List<List<String>> rows = source.rows(table.name().name().text());
                assertThat(rows)
                        .hasSize((int) source.dialect().reader().count(source.connection(), table.name(), null));
                assertThat(rows)
                        .allSatisfy(row ->
                                assertThat(row).noneMatch(value -> value.startsWith("!") || value.endsWith(">")));
            }
        }
    }

    private static LiveSource open(TestServer server, String name) throws SQLException {
        TestDatabase database = new TestDatabase(name, server.jdbcUrl(name));
        return LiveSource.open(database, ValuePolicy.DEFAULT, database.url());
    }
}
