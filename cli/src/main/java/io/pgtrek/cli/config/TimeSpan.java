package io.pgtrek.cli.config;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A length of time in hours, minutes and seconds, largest first. */
record TimeSpan() implements ValueType<Duration> {

    private static final String SHAPE = "(?=.)([0-9]{1,4}h)?\\s*([0-9]{1,5}m(in)?)?\\s*([0-9]{1,6}s)?";
    private static final Pattern PATTERN =
            Pattern.compile("(?:([0-9]{1,4})h)?\\s*(?:([0-9]{1,5})m(?:in)?)?\\s*(?:([0-9]{1,6})s)?");

    @Override
    public Optional<Duration> read(Value value, String path, Reading reading) {
        return Text.scalar(value, path, reading, words()).flatMap(text -> {
            Duration span = parse(text);
            if (span.isZero()) {
                reading.problem(value, path, "must be " + words());
                return Optional.empty();
            }
            return Optional.of(span);
        });
    }

    /** Zero when the text is no length of time. */
    private static Duration parse(String text) {
        Matcher matcher = PATTERN.matcher(text.strip());
        if (!matcher.matches()) {
            return Duration.ZERO;
        }
        return Duration.ofHours(number(matcher, 1))
                .plusMinutes(number(matcher, 2))
                .plusSeconds(number(matcher, 3));
    }

    private static long number(Matcher matcher, int group) {
        String digits = matcher.group(group);
        return digits == null ? 0 : Long.parseLong(digits);
    }

    @Override
    public Map<String, Object> schema() {
        return Schemas.orVariable(Map.of("type", "string", "pattern", "^" + SHAPE + "$"));
    }

    @Override
    public boolean bare() {
        return true;
    }

    @Override
    public String words() {
        return "a length of time such as 2h, 90m or 1h30m";
    }
}
