package io.pgtrek.cli.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A list of values of one type.
 *
 * @param <T> of the elements
 */
record ListOf<T>(ValueType<T> element, String words) implements ValueType<List<T>> {

    @Override
    public Optional<List<T>> read(Value value, String path, Reading reading) {
        if (!(value instanceof Value.Items items)) {
            reading.problem(value, path, "is " + value.shape() + ", but must be " + words + ", written [a, b]");
            return Optional.empty();
        }
        List<T> read = new ArrayList<>();
        for (int i = 0; i < items.values().size(); i++) {
            element.read(items.values().get(i), path + "[" + i + "]", reading).ifPresent(read::add);
        }
        return Optional.of(read);
    }

    @Override
    public Map<String, Object> schema() {
        return Map.of("type", "array", "items", element.schema());
    }

    @Override
    public boolean structured() {
        return true;
    }
}
