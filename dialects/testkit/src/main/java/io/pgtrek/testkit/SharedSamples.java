package io.pgtrek.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * Files of real systems that may be read but are no part of this repository. They lie in {@code shared/samples} beside
 * it, or in the directory that {@code -Dpgtrek.samples} names.
 */
public final class SharedSamples {

    private static final String PROPERTY = "pgtrek.samples";

    private SharedSamples() {}

    /** The sample of this name, such as {@code mysql/Chinook_MySql.sql}; a test is skipped where there is none. */
    public static Path file(String name) {
        Optional<Path> file = find(Path.of("").toAbsolutePath(), name);
        Assumptions.assumeTrue(
                file.isPresent(),
                () -> "The sample " + name + " is not here; put it into shared/samples beside the repository or set -D"
                        + PROPERTY + ".");
        return file.orElseThrow();
    }

    static Optional<Path> find(Path start, String name) {
        Stream<Path> named = Optional.ofNullable(System.getProperty(PROPERTY)).map(Path::of).stream();
        Stream<Path> above = Stream.iterate(start, path -> path != null, Path::getParent)
                .map(path -> path.resolve("shared/samples"));
        return Stream.concat(named, above)
                .map(path -> path.resolve(name))
                .filter(Files::exists)
                .findFirst();
    }
}
