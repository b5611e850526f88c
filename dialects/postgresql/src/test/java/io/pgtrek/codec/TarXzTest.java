package io.pgtrek.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TarXzTest {

    @TempDir
    Path temp;

    private Path target;

    @BeforeEach
    void chooseTarget() {
        target = temp.resolve("target");
    }

    @Test
    void keepsContentExecuteBitsAndLinks() throws IOException {
        unpack(tar -> {
            file(tar, "lib/libx.so.1", 0644);
            file(tar, "bin/run", 0755);
            link(tar, "lib/libx.so", "libx.so.1", TarConstants.LF_SYMLINK);
            link(tar, "bin/also", "bin/run", TarConstants.LF_LINK);
            link(tar, "bin/up", "../lib/libx.so.1", TarConstants.LF_SYMLINK);
        });

        assertThat(target.resolve("bin/run")).hasContent("bin/run").isExecutable();
        assertThat(target.resolve("bin/also")).hasContent("bin/run").isExecutable();
        assertThat(Files.getPosixFilePermissions(target.resolve("lib/libx.so.1")))
                .hasSize(4);
        assertThat(Files.readSymbolicLink(target.resolve("lib/libx.so"))).isEqualTo(Path.of("libx.so.1"));
        assertThat(target.resolve("bin/up")).hasContent("lib/libx.so.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../escaped", "a/../../escaped", "/tmp/escaped-from-archive"})
    void refusesNamesThatLeaveTheDirectory(String name) {
        assertThatThrownBy(() -> unpack(tar -> file(tar, name, 0644)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("'" + name + "' leads out of the directory");
        assertThat(temp.resolve("escaped")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"..", "../x", "/etc"})
    void refusesSymbolicLinksThatLeaveTheDirectory(String linkTarget) {
        assertThatThrownBy(() -> unpack(tar -> link(tar, "out", linkTarget, TarConstants.LF_SYMLINK)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("leads out of the directory");
    }

    @Test
    void refusesHardLinksThatLeaveTheDirectory() {
        assertThatThrownBy(() -> unpack(tar -> link(tar, "out", "../x", TarConstants.LF_LINK)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("leads out of the directory");
    }

    @Test
    void refusesToWriteBehindASymbolicLink() {
        assertThatThrownBy(() -> unpack(tar -> {
                    file(tar, "real/a", 0644);
                    link(tar, "alias", "real", TarConstants.LF_SYMLINK);
                    file(tar, "alias/b", 0644);
                }))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("'alias/b' lies behind a symbolic link");
    }

    @Test
    void refusesDevices() {
        assertThatThrownBy(() -> unpack(tar -> link(tar, "pipe", "", TarConstants.LF_FIFO)))
                .isInstanceOf(IOException.class)
                .hasMessage("The archive entry 'pipe' is no file, directory or link.");
    }

    @Test
    void failsOnATruncatedArchive() throws IOException {
        byte[] whole = archive(tar -> file(tar, "a", 0644));
        byte[] half = Arrays.copyOf(whole, whole.length / 2);

        assertThatThrownBy(() -> TarXz.unpack(new ByteArrayInputStream(half), target))
                .isInstanceOf(IOException.class);
    }

    private void unpack(Content content) throws IOException {
        TarXz.unpack(new ByteArrayInputStream(archive(content)), target);
    }

    private static byte[] archive(Content content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (var tar = new TarArchiveOutputStream(new XZCompressorOutputStream(bytes))) {
            content.write(tar);
        }
        return bytes.toByteArray();
    }

    private static void file(TarArchiveOutputStream tar, String name, int mode) throws IOException {
        byte[] content = name.getBytes(UTF_8);
        TarArchiveEntry entry = new TarArchiveEntry(name, true);
        entry.setMode(mode);
        entry.setSize(content.length);
        tar.putArchiveEntry(entry);
        tar.write(content);
        tar.closeArchiveEntry();
    }

    private static void link(TarArchiveOutputStream tar, String name, String to, byte type) throws IOException {
        TarArchiveEntry entry = new TarArchiveEntry(name, type);
        entry.setLinkName(to);
        tar.putArchiveEntry(entry);
        tar.closeArchiveEntry();
    }

    private interface Content {
        void write(TarArchiveOutputStream tar) throws IOException;
    }
}
