package io.pgtrek.cli.config;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A mapping whose keys the user invents, to texts. */
record MapOf(String words) implements ValueType<Map<String, String>> {

    @Override
    public Optional<Map<String, String>> read(Value value, String path, Reading reading) {
        if (!(value instanceof Value.Fields fields)) {
            reading.problem(value, path, "is " + value.shape() + ", but must be " + words + ", written {a: b}");
            return Optional.empty();
        }
        Map<String, String> read = new LinkedHashMap<>();
        fields.values()
                .forEach((name, inner) ->
                        Text.ANY.read(inner, path + "." + name, reading).ifPresent(text -> read.put(name, text)));
        return Optional.of(read);
    }

    @Override
    public Map<String, Object> schema() {
        return Map.of(
                "type",
                "object",
                "additionalProperties",
                Map.of("type", java.util.List.of("string", "number", "boolean")));
    }

    @Override
    public boolean structured() {
        return true;
    }
}
