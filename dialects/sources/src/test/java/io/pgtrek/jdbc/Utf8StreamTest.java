package io.pgtrek.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.spi.UnconvertibleValueException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text is checked whatever the pieces it comes in. */
class Utf8StreamTest {

    private static final byte[] MIXED = "aä€𝄞\uD7FF\uE000\uDBFF\uDFFFz".getBytes(StandardCharsets.UTF_8);

    private static byte[] read(byte[] bytes, boolean dropZeros, int piece) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        byte[] buffer = new byte[piece];
        try (Utf8Stream stream = new Utf8Stream(new ByteArrayInputStream(bytes), dropZeros)) {
            for (int length = stream.read(buffer); length >= 0; length = stream.read(buffer)) {
                assertThat(length).isPositive();
                read.write(buffer, 0, length);
            }
        }
        return read.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 100})
    void charactersMayBeCutAnywhere(int piece) throws IOException {
        assertThat(read(MIXED, false, piece)).isEqualTo(MIXED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 100})
    void zerosAreLeftOutWherePolicySaysSo(int piece) throws IOException {
        assertThat(read("\0\0\0ä\0b\0".getBytes(StandardCharsets.UTF_8), true, piece))
                .isEqualTo("äb".getBytes(StandardCharsets.UTF_8));
        assertThat(read(new byte[9], true, piece)).isEmpty();
    }

    @Test
    void zerosAreRefusedElsewhere() {
        assertThatThrownBy(() -> read(new byte[] {'a', 0}, false, 10))
                .isInstanceOf(UnconvertibleValueException.class)
                .hasMessageContaining("U+0000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "80",
                "c0af",
                "c1bf",
                "c3",
                "c328",
                "e0809f",
                "e282",
                "eda080",
                "f08080af",
                "f4908080",
                "f5808080",
                "ff",
                "c300a4",
                "61e28261",
                "f09d84"
            })
    void refusesWhatPostgresqlWouldRefuse(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        for (int piece = 1; piece <= 4; piece++) {
            int size = piece;
            assertThatThrownBy(() -> read(bytes, true, size))
                    .as("in pieces of %d", size)
                    .isInstanceOf(UnconvertibleValueException.class)
                    .hasMessageContaining("not valid UTF-8");
        }
    }
}
