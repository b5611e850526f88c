package io.pgtrek.cli.config;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.Secret;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A secret by reference. Only the environment may hold it in plain text; no message ever repeats what was written. */
record Password() implements ValueType<Secret> {

    static final String IN_PLAIN = "must not hold a secret in plain text; write ${env:NAME} or ${file:PATH}";

    private static final Pattern REFERENCE = Pattern.compile("\\$\\{(env|file):([^}]+)}");

    @Override
    public Optional<Secret> read(Value value, String path, Reading reading) {
        if (!(value instanceof Value.Scalar scalar)) {
            reading.problem(value, path, "is " + value.shape() + ", but must be " + words());
            return Optional.empty();
        }
        if (scalar.text().isEmpty() || scalar.absent()) {
            reading.problem(value, path, "is empty; give " + words() + " or remove the key");
            return Optional.empty();
        }
        Matcher reference = REFERENCE.matcher(scalar.text());
        if (reference.matches()) {
            return resolve(reference, scalar, path, reading).map(Secret::new);
        }
        if (scalar.origin().kind() == Origin.Kind.ENVIRONMENT) {
            return Optional.of(new Secret(scalar.text()));
        }
        reading.problem(value, path, IN_PLAIN);
        return Optional.empty();
    }

    private static Optional<String> resolve(Matcher reference, Value value, String path, Reading reading) {
        String name = reference.group(2);
        if (reference.group(1).equals("file")) {
            return file(name, value, path, reading);
        }
        Optional<String> found = reading.variables().environment(name);
        if (found.isEmpty()) {
            unresolved(value, path, reading, Variables.unset(name));
        }
        return found;
    }

    private static Optional<String> file(String name, Value value, String path, Reading reading) {
        try {
            Path file = reading.directory().resolve(name);
            // editors end a file with a line feed, which is not part of the password
            return Optional.of(Files.readString(file).replaceFirst("\\R\\z", ""));
        } catch (IOException | InvalidPathException e) {
            unresolved(value, path, reading, "the file " + name + " cannot be read (" + reason(e) + ")");
            return Optional.empty();
        }
    }

    private static String reason(Exception e) {
        return e.getClass().getSimpleName().replaceFirst("Exception$", "");
    }

    private static void unresolved(Value value, String path, Reading reading, String message) {
        reading.problems().add(ErrorCode.SECRET_UNRESOLVED, value.origin(), path, message);
    }

    @Override
    public Map<String, Object> schema() {
        return Map.of("type", "string", "pattern", "^" + REFERENCE.pattern().replace("}", "\\}") + "$");
    }

    @Override
    public String words() {
        return "${env:NAME} or ${file:PATH}";
    }
}
