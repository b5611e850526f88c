package io.pgtrek.cli.config;

import java.util.Map;
import java.util.Optional;

/** A whole number in decimal digits. Octal, hexadecimal and digit groups are refused: readers differ about them. */
record WholeNumber(long least, long most) implements ValueType<Long> {

    @Override
    public Optional<Long> read(Value value, String path, Reading reading) {
        return Text.scalar(value, path, reading, words()).flatMap(text -> number(text, value, path, reading));
    }

    private Optional<Long> number(String text, Value value, String path, Reading reading) {
        if (text.matches("0[0-9]+")) {
            reading.problem(value, path, "has a leading zero, which some readers take for octal; write it without");
            return Optional.empty();
        }
        if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) < least || Long.parseLong(text) > most) {
            reading.problem(value, path, "must be " + words());
            return Optional.empty();
        }
        return Optional.of(Long.valueOf(text));
    }

    @Override
    public Map<String, Object> schema() {
        Map<String, Object> number = most == Long.MAX_VALUE
                ? Map.of("type", "integer", "minimum", least)
                : Map.of("type", "integer", "minimum", least, "maximum", most);
        return Schemas.orVariable(number);
    }

    @Override
    public boolean bare() {
        return true;
    }

    @Override
    public String words() {
        return most == Long.MAX_VALUE ? "a whole number from " + least : "a whole number from " + least + " to " + most;
    }
}
