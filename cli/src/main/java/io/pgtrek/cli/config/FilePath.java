package io.pgtrek.cli.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** A path; a relative one starts at the job file's directory, because timers start programs anywhere. */
record FilePath() implements ValueType<Path> {

    @Override
    public Optional<Path> read(Value value, String path, Reading reading) {
        return Text.ANY.read(value, path, reading).flatMap(text -> resolve(text, value, path, reading));
    }

    private static Optional<Path> resolve(String text, Value value, String path, Reading reading) {
        try {
            return Optional.of(reading.directory().resolve(text).normalize());
        } catch (InvalidPathException e) {
            reading.problem(value, path, "is no path: " + e.getReason());
            return Optional.empty();
        }
    }

    @Override
    public Map<String, Object> schema() {
        return Text.ANY.schema();
    }

    @Override
    public String words() {
        return "a path";
    }
}
