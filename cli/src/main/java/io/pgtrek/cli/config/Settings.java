package io.pgtrek.cli.config;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The values of one section that could be read. */
final class Settings {

    private final Map<Key<?>, Object> values = new HashMap<>();

    private Settings() {}

    /** Reads all keys; notes unknown, missing and wrong ones. */
    static Settings read(Section section, Value.Fields fields, String path, Reading reading) {
        Settings settings = new Settings();
        fields.values().forEach((name, value) -> {
            String inner = path.isEmpty() ? name : path + "." + name;
            section.key(name)
                    .ifPresentOrElse(
                            key -> settings.put(key, value, inner, reading),
                            () -> reading.problem(value, inner, unknown(name, section)));
        });
        section.keys().stream()
                .filter(key -> key.required() && !fields.values().containsKey(key.name()))
                .forEach(key -> reading.problem(
                        fields,
                        path,
                        "the key " + key.name() + " is missing: " + key.type().words()));
        return settings;
    }

    static String unknown(String name, Section section) {
        return unknown(name, section.names());
    }

    static String unknown(String name, java.util.List<String> names) {
        return "is not a key here; "
                + Suggestion.nearest(name, names)
                        .map(near -> "did you mean " + near + "?")
                        .orElse("known are " + String.join(", ", names));
    }

    private void put(Key<?> key, Value value, String path, Reading reading) {
        key.read(value, path, reading).ifPresent(read -> values.put(key, read));
    }

    @SuppressWarnings("unchecked") // put() stores under a key only what that key has read
    <T> Optional<T> find(Key<T> key) {
        return Optional.ofNullable((T) values.get(key));
    }

    <T> @Nullable T orNull(Key<T> key) {
        return find(key).orElse(null);
    }

    <T> T or(Key<T> key, T fallback) {
        return find(key).orElse(fallback);
    }
}
