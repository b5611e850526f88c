package io.pgtrek.cases;

import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.TestServer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;

/** The two servers of the MySQL family that run here. */
final class MySqlServers {

    private MySqlServers() {}

    static Stream<Named<TestServer>> both() {
        return Stream.of(Named.of("MySQL 5.5", MySqlServer.get()), Named.of("MariaDB 11.4", MariaDbServer.get()));
    }
}
