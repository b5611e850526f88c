package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class MariaDbServerIT implements MySqlSamples {

    @Override
    public TestServer server() {
        return MariaDbServer.get();
    }

    @Test
    void isMariaDb11dot4() throws SQLException {
        assertThat(MySqlSamples.query(server().jdbcUrl("mysql"), "select version()"))
                .startsWith("11.4.5-MariaDB");
    }
}
