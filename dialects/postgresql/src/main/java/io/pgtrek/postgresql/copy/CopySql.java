package io.pgtrek.postgresql.copy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the queries that lie as {@code .sql} files beside this class. */
final class CopySql {
    private CopySql() {}

    static String text(String name) {
        try (InputStream stream = CopySql.class.getResourceAsStream(name + ".sql")) {
            if (stream == null) {
                throw new IllegalStateException(name + ".sql is missing beside " + CopySql.class.getName());
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name + ".sql cannot be read", e);
        }
    }
}
