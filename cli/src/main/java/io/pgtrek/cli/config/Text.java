package io.pgtrek.cli.config;

import java.util.Map;
import java.util.Optional;

/** Any text, as written: {@code NO}, {@code 1.10} and {@code 007} stay what they are. */
record Text(String words) implements ValueType<String> {

    static final Text ANY = new Text("text");

    /** The scalar's text with variables filled in; empty after noting why there is none. */
    static Optional<String> scalar(Value value, String path, Reading reading, String words) {
        if (!(value instanceof Value.Scalar scalar)) {
            reading.problem(value, path, "is " + value.shape() + ", but must be " + words);
            return Optional.empty();
        }
        if (scalar.absent()) {
            reading.problem(value, path, "is empty; give " + words + " or remove the key");
            return Optional.empty();
        }
        return reading.variables().expand(scalar, path, reading.problems());
    }

    @Override
    public Optional<String> read(Value value, String path, Reading reading) {
        Optional<String> text = scalar(value, path, reading, words);
        if (text.isPresent() && text.get().isBlank()) {
            reading.problem(value, path, "is blank; give " + words + " or remove the key");
            return Optional.empty();
        }
        return text;
    }

    @Override
    public Map<String, Object> schema() {
        return Map.of("type", "string", "minLength", 1);
    }
}
