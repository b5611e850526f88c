package io.pgtrek.cli.config;

import java.util.List;
import java.util.Optional;

/**
 * A group of keys.
 *
 * @param name its own key in the file; empty for the keys at the top
 */
record Section(String name, String doc, List<Key<?>> keys) {

    Section {
        keys = List.copyOf(keys);
    }

    String path(Key<?> key) {
        return name.isEmpty() ? key.name() : name + "." + key.name();
    }

    boolean required() {
        return keys.stream().anyMatch(Key::required);
    }

    Optional<Key<?>> key(String wanted) {
        for (Key<?> key : keys) {
            if (key.name().equals(wanted)) {
                return Optional.of(key);
            }
        }
        return Optional.empty();
    }

    List<String> names() {
        return keys.stream().<String>map(Key::name).toList();
    }
}
