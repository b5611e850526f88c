package io.pgtrek.postgresql.toast;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How a stored value is compressed, and how a column's new values are to be.
 *
 * @see <a href="https://www.postgresql.org/docs/current/catalog-pg-attribute.html">pg_attribute.attcompression</a>
 */
public enum CompressionMethod {
    /** Every PostgreSQL has it. */
    PGLZ('p'),
    /** Since PostgreSQL 14, where the server was built with it. */
    LZ4('l');

    private final char code;

    CompressionMethod(char code) {
        this.code = code;
    }

    /** The word of {@code SET COMPRESSION} and of {@code pg_column_compression}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @param code as in {@code attcompression}; empty is null: the setting default_toast_compression decides */
    static @Nullable CompressionMethod ofCode(String code) {
        return code.isEmpty() ? null : only(method -> code.equals(String.valueOf(method.code)), code);
    }

    /** @param word as of {@code default_toast_compression} */
    static CompressionMethod ofWord(String word) {
        return only(method -> method.word().equals(word), word);
    }

    private static CompressionMethod only(Predicate<CompressionMethod> sought, String what) {
        return Arrays.stream(values())
                .filter(sought)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no compression method: " + what));
    }
}
