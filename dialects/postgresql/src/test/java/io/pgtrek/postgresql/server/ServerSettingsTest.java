package io.pgtrek.postgresql.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ServerSettingsTest {

    @Test
    void listensOnTheLoopbackAddressOnly() {
        assertThat(ServerSettings.standard().options(5432))
                .contains("-c 'listen_addresses=127.0.0.1'")
                .contains("-c 'unix_socket_directories='")
                .contains("-c 'port=5432'")
                .doesNotContain("fsync");
    }

    @Test
    void turnsDurabilityOffForTests() {
        assertThat(ServerSettings.standard().fast().options(1)).contains("-c 'fsync=off'");
    }

    @Test
    void quotesValuesForTheShell() {
        assertThat(ServerSettings.standard().with("log_line_prefix", "it's").options(1))
                .contains("-c 'log_line_prefix=it'\\''s'");
    }

    @Test
    void refusesWhatIsNoName() {
        assertThatThrownBy(() -> ServerSettings.standard().with("a b", "c"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'a b'");
    }
}
