package io.pgtrek.jdbc;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** SQL kept in {@code .sql} files beside the class that runs it. */
public final class SqlResource {

    private SqlResource() {}

    /** The text of {@code name.sql} in the package of {@code owner}. */
    public static String load(Class<?> owner, String name) {
        try (InputStream stream = owner.getResourceAsStream(name + ".sql")) {
            if (stream == null) {
                throw new IllegalStateException(name + ".sql is missing beside " + owner.getName());
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name + ".sql cannot be read", e);
        }
    }
}
