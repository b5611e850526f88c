package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.TableResult;
import io.pgtrek.report.TextReport;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.SharedSamples;
import io.pgtrek.testkit.TestServer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Real schemas through real servers. */
class SakilaIT {

    static Stream<Arguments> servers() {
        return Stream.of(
                Arguments.of(Named.of("MySQL 5.5", MySqlServer.get())),
                Arguments.of(Named.of("MariaDB 11.4", MariaDbServer.get())));
    }

    @ParameterizedTest
    @MethodSource("servers")
    void sakilaArrivesWhole(TestServer server) {
        server.loadScript(SharedSamples.file("mysql/sakila-mv-schema.sql"));
        server.loadScript(SharedSamples.file("mysql/sakila-mv-data.sql"));

        Migrated migrated = Migrating.from(server.jdbcUrl("sakila"), null, null)
                .schema("sakila", "public")
                .run();

        System.out.println(new TextReport().render(migrated.report()));
        assertThat(migrated.report().tables()).hasSize(16).allMatch(TableResult::matches);
    }

    @ParameterizedTest
    @MethodSource("servers")
    void chinookArrivesWhole(TestServer server) {
        server.loadScript(SharedSamples.file("mysql/Chinook_MySql.sql"));

        Migrated migrated = Migrating.from(server.jdbcUrl("Chinook"), null, null)
                .schema("Chinook", "public")
                .run();

        System.out.println(new TextReport().render(migrated.report()));
        assertThat(migrated.report().tables()).hasSize(11).allMatch(TableResult::matches);
    }
}
