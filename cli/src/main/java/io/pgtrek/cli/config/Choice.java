package io.pgtrek.cli.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One of a few words: an enum's constants in lower case, with dashes.
 *
 * @param <E> the enum
 */
record Choice<E extends Enum<E>>(Class<E> type) implements ValueType<E> {

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    List<String> allowed() {
        return Arrays.stream(type.getEnumConstants()).map(Choice::word).toList();
    }

    @Override
    public Optional<E> read(Value value, String path, Reading reading) {
        // "null" is a word here like any other, quoted or not
        if (value instanceof Value.Scalar scalar && allowed().contains(scalar.text())) {
            return constant(scalar.text());
        }
        Optional<String> text = Text.scalar(value, path, reading, words());
        Optional<E> found = text.flatMap(this::constant);
        if (text.isPresent() && found.isEmpty()) {
            reading.problem(value, path, "\"" + text.get() + "\" is not " + words() + meant(text.get()));
        }
        return found;
    }

    private Optional<E> constant(String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> word(constant).equals(word))
                .findFirst();
    }

    private String meant(String text) {
        return Suggestion.nearest(text, allowed())
                .map(word -> "; did you mean " + word + "?")
                .orElse("");
    }

    @Override
    public Map<String, Object> schema() {
        return Schemas.orVariable(Map.of("enum", schemaWords()));
    }

    /** YAML's reader turns an unquoted null into nothing before a schema sees it. */
    private List<?> schemaWords() {
        return allowed().contains("null")
                ? Arrays.asList(allowed().stream()
                        .flatMap(word -> word.equals("null")
                                ? Arrays.stream(new Object[] {word, null})
                                : Arrays.stream(new Object[] {word}))
                        .toArray())
                : allowed();
    }

    @Override
    public boolean bare() {
        return true;
    }

    @Override
    public String words() {
        return allowed().stream().collect(Collectors.joining(", ", "one of ", ""));
    }
}
