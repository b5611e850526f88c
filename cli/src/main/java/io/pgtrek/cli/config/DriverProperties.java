package io.pgtrek.cli.config;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Properties for a driver, verbatim. Those that sound like a secret must be references, as passwords are. */
record DriverProperties() implements ValueType<Map<String, String>> {

    private static final Pattern LOGIN = Pattern.compile("user|password", Pattern.CASE_INSENSITIVE);
    private static final Pattern SECRET =
            Pattern.compile("password|passwd|pwd|passphrase|secret|token", Pattern.CASE_INSENSITIVE);

    @Override
    public Optional<Map<String, String>> read(Value value, String path, Reading reading) {
        if (!(value instanceof Value.Fields fields)) {
            reading.problem(value, path, "is " + value.shape() + ", but must be " + words() + ", written {a: b}");
            return Optional.empty();
        }
        Map<String, String> read = new LinkedHashMap<>();
        fields.values()
                .forEach((name, inner) ->
                        property(name, inner, path + "." + name, reading).ifPresent(text -> read.put(name, text)));
        return Optional.of(read);
    }

    private static Optional<String> property(String name, Value value, String path, Reading reading) {
        if (LOGIN.matcher(name).matches()) {
            reading.problem(value, path, "has a key of its own beside url; write it there");
            return Optional.empty();
        }
        if (SECRET.matcher(name).find()) {
            return new Password().read(value, path, reading).map(secret -> secret.reveal());
        }
        return Text.ANY.read(value, path, reading);
    }

    @Override
    public Map<String, Object> schema() {
        return new MapOf(words()).schema();
    }

    @Override
    public String words() {
        return "a mapping of the driver's properties";
    }

    @Override
    public boolean structured() {
        return true;
    }
}
