package io.pgtrek.cli.config;

import io.pgtrek.config.TimeWindow;
import java.util.Map;
import java.util.Optional;

/** A part of the day. */
record Window() implements ValueType<TimeWindow> {

    @Override
    public Optional<TimeWindow> read(Value value, String path, Reading reading) {
        return Text.scalar(value, path, reading, words()).flatMap(text -> {
            Optional<TimeWindow> window = TimeWindow.parse(text);
            if (window.isEmpty()) {
                reading.problem(value, path, "must be " + words());
            }
            return window;
        });
    }

    @Override
    public Map<String, Object> schema() {
        return Schemas.orVariable(Map.of("type", "string", "pattern", "^" + TimeWindow.SHAPE + "$"));
    }

    @Override
    public boolean bare() {
        return true;
    }

    @Override
    public String words() {
        return "two different times of day such as 22:00-05:00";
    }
}
