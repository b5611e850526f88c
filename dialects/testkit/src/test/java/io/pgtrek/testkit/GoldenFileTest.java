package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenFileTest {

    @TempDir
    Path temp;

    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = temp.resolve("a/golden.sql");
        GoldenFile.of(file, true).matches("one\ntwo\nthree\n");
    }

    @Test
    void acceptsTheSameText() {
        assertThatCode(() -> GoldenFile.of(file, false).matches("one\ntwo\nthree\n"))
                .doesNotThrowAnyException();
    }

    @Test
    void showsTheFirstDifference() {
        assertThatThrownBy(() -> GoldenFile.of(file, false).matches("one\n2\nthree\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("The golden file " + file + " differs from line 2 on:\n  one\n- two\n- three\n")
                .hasMessageContaining("\n+ 2\n+ three\n")
                .hasMessageContaining("-Dgolden.update=true");
    }

    @Test
    void seesEndsOfLines() {
        assertThatThrownBy(() -> GoldenFile.of(file, false).matches("one\ntwo\nthree"))
                .hasMessageContaining("from line 4 on");
        assertThatThrownBy(() -> GoldenFile.of(file, false).matches("one\r\ntwo\nthree\n"))
                .hasMessageContaining("+ one\\r");
    }

    @Test
    void saysThatThereIsNoFileYet() {
        assertThatThrownBy(() -> GoldenFile.of(temp.resolve("none"), false).matches("x"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("does not exist");
    }

    @Test
    void rewritesTheFileWhenAsked() throws IOException {
        GoldenFile.of(file, true).matches("new\n");

        assertThat(Files.readString(file)).isEqualTo("new\n");
    }
}
