package io.pgtrek.postgresql.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CacheLocationTest {

    private static final Path HOME = Path.of("/home/ann");
    private static final Path TEMPORARY = Path.of("/tmp");

    @Test
    void prefersTheCacheDirectoryOfTheDesktopStandard() {
        assertThat(CacheLocation.candidates("/fast", HOME, TEMPORARY)).first().isEqualTo(Path.of("/fast/pgtrek"));
    }

    @Test
    void usesTheHomeDirectoryByDefault() {
        assertThat(CacheLocation.candidates(null, HOME, TEMPORARY)).first().isEqualTo(HOME.resolve(".cache/pgtrek"));
    }

    @Test
    void fallsBackToATemporaryDirectoryOfTheUsersOwn() {
        assertThat(CacheLocation.candidates("", HOME, TEMPORARY)).last().isEqualTo(Path.of("/tmp/pgtrek-" + User.id()));
    }
}
