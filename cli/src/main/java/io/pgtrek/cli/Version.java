package io.pgtrek.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote beside this class. */
public final class Version implements IVersionProvider {

    /** E.g. {@code 0.1.0-SNAPSHOT}. */
    public static String number() {
        Properties properties = new Properties();
        try (InputStream file = Objects.requireNonNull(Version.class.getResourceAsStream("version.properties"))) {
            properties.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"migrate " + number() + " (Java " + Runtime.version() + ")"};
    }
}
