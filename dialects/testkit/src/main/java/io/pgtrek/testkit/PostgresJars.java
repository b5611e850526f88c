package io.pgtrek.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Finds the jars with the programs of other PostgreSQL versions in the local Maven repository, beside the one that is on
 * the classpath. The build of the testkit fetches them.
 */
final class PostgresJars {

    private static final String RESOURCE = "postgres-linux-x86_64.txz";

    private PostgresJars() {}

    static Path newest(int major) {
        Path artifact = ClasspathJar.containing(RESOURCE).resolve("../..").normalize();
        try (Stream<Path> versions = Files.list(artifact)) {
            return versions.filter(version -> version.getFileName().toString().startsWith(major + "."))
                    .map(version -> version.resolve(artifact.getFileName() + "-" + version.getFileName() + ".jar"))
                    .filter(Files::isRegularFile)
                    .max(Comparator.comparing(PostgresJars::version))
                    .orElseThrow(() -> missing(major, artifact));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Version version(Path jar) {
        return Version.of(jar.resolveSibling("").getFileName().toString());
    }

    private static IllegalStateException missing(int major, Path artifact) {
        return new IllegalStateException("There is no PostgreSQL " + major + " in " + artifact
                + ". Fetch it with: mvn -pl dialects/testkit generate-resources");
    }
}
