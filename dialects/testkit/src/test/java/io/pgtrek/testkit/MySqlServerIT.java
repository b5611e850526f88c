package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class MySqlServerIT implements MySqlSamples {

    @Override
    public TestServer server() {
        return MySqlServer.get();
    }

    @Test
    void isMySql5dot5WithInnoDb() throws SQLException {
        String url = server().jdbcUrl("mysql");

        assertThat(MySqlSamples.query(url, "select version()")).startsWith("5.5.9");
        assertThat(MySqlSamples.query(url, "select @@default_storage_engine")).isEqualTo("InnoDB");
        assertThat(MySqlSamples.query(url, "select support from information_schema.engines where engine = 'InnoDB'"))
                .isEqualTo("DEFAULT");
    }
}
