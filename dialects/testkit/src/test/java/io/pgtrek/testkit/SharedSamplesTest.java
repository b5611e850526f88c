package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

class SharedSamplesTest {

    @TempDir
    Path temp;

    @Test
    void areFoundBesideTheRepository() throws IOException {
        Path sample = temp.resolve("shared/samples/db/x.sql");
        Files.createDirectories(sample.getParent());
        Files.createFile(sample);

        assertThat(SharedSamples.find(temp.resolve("repository/dialects/sources"), "db/x.sql"))
                .contains(sample);
    }

    @Test
    void skipTheTestWhereTheyAreAbsent() {
        assertThatThrownBy(() -> SharedSamples.file("no/such.sql"))
                .isInstanceOf(TestAbortedException.class)
                .hasMessageContaining("The sample no/such.sql is not here");
    }
}
