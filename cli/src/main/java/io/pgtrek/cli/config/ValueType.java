package io.pgtrek.cli.config;

import java.util.Map;
import java.util.Optional;

/**
 * What a key's value may be: reads it, and describes itself for the JSON Schema and the documentation.
 *
 * @param <T> what the value becomes
 */
interface ValueType<T> {

    /** The value, or empty after noting what is wrong with it. */
    Optional<T> read(Value value, String path, Reading reading);

    /** JSON Schema of the value. */
    Map<String, Object> schema();

    /** For documentation, e.g. {@code whole number}. */
    String words();

    /** Whether the value is a list or a mapping, which {@code --set} and the environment write as YAML. */
    default boolean structured() {
        return false;
    }

    /** Whether no value holds quotes, so that those around one, as files may have them, are no part of it. */
    default boolean bare() {
        return false;
    }
}
