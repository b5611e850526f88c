package io.pgtrek.cli.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Yes or no. */
record Flag() implements ValueType<Boolean> {

    private static final List<String> WORDS = List.of("true", "false");

    @Override
    public Optional<Boolean> read(Value value, String path, Reading reading) {
        return Text.scalar(value, path, reading, words()).flatMap(text -> {
            if (!WORDS.contains(text)) {
                reading.problem(value, path, "must be " + words());
                return Optional.empty();
            }
            return Optional.of(Boolean.valueOf(text));
        });
    }

    @Override
    public Map<String, Object> schema() {
        return Schemas.orVariable(Map.of("type", "boolean"));
    }

    @Override
    public String words() {
        return "true or false";
    }
}
