package io.pgtrek.postgresql.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramCacheTest {

    @TempDir
    Path base;

    @Test
    void unpacksOnce() {
        program(directory -> Files.writeString(directory.resolve("run"), "first"));
        Path place = program(directory -> {
            throw new IOException("asked twice");
        });

        assertThat(place.resolve("run")).hasContent("first");
    }

    @Test
    void unpacksAgainWhatLostAFile() throws IOException {
        Path place = program(directory -> {
            Files.writeString(directory.resolve("run"), "old");
            Files.writeString(directory.resolve("other"), "old");
        });
        Files.delete(place.resolve("run"));

        program(directory -> Files.writeString(directory.resolve("run"), "new"));

        assertThat(place.resolve("run")).hasContent("new");
        assertThat(place.resolve("other")).doesNotExist();
    }

    @Test
    void letsManyThreadsAskAtOnce() throws IOException {
        List<Path> places = IntStream.range(0, 16)
                .parallel()
                .mapToObj(thread -> program(directory -> Files.writeString(directory.resolve("run"), "x")))
                .toList();

        assertThat(places).allSatisfy(place -> assertThat(place.resolve("run")).hasContent("x"));
        try (var left = Files.list(base.resolve("tool"))) {
            assertThat(left).containsExactly(base.resolve("tool/1"));
        }
    }

    @Test
    void saysWhichProgramCouldNotBeUnpackedAndLeavesNothing() throws IOException {
        assertThatThrownBy(() -> program(directory -> {
                    throw new IOException("no space left");
                }))
                .isInstanceOf(EmbeddedServerException.class)
                .hasMessageContaining("The program tool/1 could not be unpacked into " + base.resolve("tool/1"))
                .hasMessageContaining("no space left");
        try (var left = Files.list(base.resolve("tool"))) {
            assertThat(left).isEmpty();
        }
    }

    private Path program(ProgramCache.Unpacker unpacker) {
        return ProgramCache.at(base).program("tool/1", List.of("run"), unpacker);
    }
}
