package io.pgtrek.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;

/** Finds the jar that a resource comes from. */
final class ClasspathJar {

    private ClasspathJar() {}

    static Path containing(String resource) {
        URL url = ClasspathJar.class.getResource("/" + resource);
        if (url == null) {
            throw new IllegalStateException("No jar on the classpath contains " + resource + ".");
        }
        try {
            return Path.of(
                    ((JarURLConnection) url.openConnection()).getJarFileURL().toURI());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
