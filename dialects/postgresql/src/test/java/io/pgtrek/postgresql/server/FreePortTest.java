package io.pgtrek.postgresql.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreePortTest {

    @TempDir
    Path temp;

    @Test
    void isTheRememberedOneWhenNobodyHasIt() throws IOException {
        int port = FreePort.any();
        Files.writeString(temp.resolve("port"), port + "\n");

        assertThat(FreePort.remembered(temp.resolve("port"))).isEqualTo(port);
    }

    @Test
    void isAnyWhenNoneOrNonsenseIsRemembered() throws IOException {
        Files.writeString(temp.resolve("port"), "99999999");

        assertThat(FreePort.remembered(temp.resolve("port"))).isBetween(1, 65535);
        assertThat(FreePort.remembered(temp.resolve("none"))).isBetween(1, 65535);
    }
}
