package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.toast.CompressionMethod;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Words of {@code pg_column_compression}. */
final class CompressionMethods {

    private CompressionMethods() {}

    /** Null for null, which is not compressed. */
    static @Nullable CompressionMethod ofWord(@Nullable String word) {
        return word == null ? null : CompressionMethod.valueOf(word.toUpperCase(Locale.ROOT));
    }
}
