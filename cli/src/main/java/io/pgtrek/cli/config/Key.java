package io.pgtrek.cli.config;

import java.util.Optional;

/**
 * One key of a section.
 *
 * @param name as written in the file
 * @param fallback what its absence means, for documentation; empty when nothing
 * @param sample YAML for {@code migrate init} and the documentation
 * @param doc one or two sentences
 * @param <T> what the value becomes
 */
record Key<T>(String name, ValueType<T> type, boolean required, String fallback, String sample, String doc) {

    static <T> Key<T> of(String name, ValueType<T> type, String fallback, String sample, String doc) {
        return new Key<>(name, type, false, fallback, sample, doc);
    }

    static <T> Key<T> required(String name, ValueType<T> type, String sample, String doc) {
        return new Key<>(name, type, true, "", sample, doc);
    }

    Optional<T> read(Value value, String path, Reading reading) {
        return type.read(value, path, reading);
    }
}
