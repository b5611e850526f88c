package io.pgtrek.cli.config;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Bytes. As in PostgreSQL, kB, MB and GB are powers of 1024; the KiB spelling means the same. */
record Size(long least) implements ValueType<Long> {

    private static final String SHAPE = "([1-9][0-9]{0,9})\\s*(B|[kKMGT]i?B)";
    private static final Pattern PATTERN = Pattern.compile(SHAPE, Pattern.CASE_INSENSITIVE);
    private static final List<String> UNITS = List.of("b", "kb", "mb", "gb", "tb");

    @Override
    public Optional<Long> read(Value value, String path, Reading reading) {
        return Text.scalar(value, path, reading, words()).flatMap(text -> bytes(text, value, path, reading));
    }

    private Optional<Long> bytes(String text, Value value, String path, Reading reading) {
        Matcher matcher = PATTERN.matcher(text.strip());
        if (!matcher.matches()) {
            reading.problem(value, path, "must be " + words());
            return Optional.empty();
        }
        int unit = UNITS.indexOf(matcher.group(2).toLowerCase(Locale.ROOT).replace("i", ""));
        long bytes = Long.parseLong(matcher.group(1)) << (10 * unit);
        if (bytes < least || bytes >>> (10 * unit) != Long.parseLong(matcher.group(1))) {
            reading.problem(value, path, "must be " + words());
            return Optional.empty();
        }
        return Optional.of(bytes);
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
        return "a size with its unit such as 64kB, 128MB or 1GB, at least " + least / 1024 + "kB";
    }
}
