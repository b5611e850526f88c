package io.pgtrek.job.connect;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.spi.DriverInfo;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Driver;
import java.util.List;
import java.util.stream.Stream;

/** Loads JDBC drivers by name: those that ship with this program, else from {@code drivers/}. */
public final class DriverLoader {

    private final Path directory;

    /** @param directory where users put drivers that may not be redistributed; need not exist */
    public DriverLoader(Path directory) {
        this.directory = directory;
    }

    /** Whether the driver can be loaded now. */
    public boolean present(DriverInfo info) {
        try {
            load(info);
            return true;
        } catch (MigrateException e) {
            return false;
        }
    }

    /** @throws MigrateException DRIVER_MISSING, saying which file to put where */
    public Driver load(DriverInfo info) {
        try {
            return instantiate(info, getClass().getClassLoader());
        } catch (ClassNotFoundException e) {
            return loadFromDirectory(info);
        }
    }

    private Driver loadFromDirectory(DriverInfo info) {
        try {
            // The loader stays open as long as the driver is used, which is until the process ends.
            return instantiate(info, new URLClassLoader(jars(), getClass().getClassLoader()));
        } catch (ClassNotFoundException e) {
            throw new MigrateException(
                    ErrorCode.DRIVER_MISSING,
                    "The JDBC driver " + info.className() + " is not installed.",
                    null,
                    "Put " + info.file() + " into " + directory.toAbsolutePath() + " (" + info.origin() + ").",
                    e);
        }
    }

    private static Driver instantiate(DriverInfo info, ClassLoader loader) throws ClassNotFoundException {
        try {
            return (Driver) Class.forName(info.className(), true, loader)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ClassNotFoundException e) {
            throw e;
        } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
            throw new MigrateException(
                    ErrorCode.DRIVER_MISSING,
                    "The JDBC driver " + info.className() + " is there but does not load.",
                    e.toString(),
                    "Use a version of the driver that runs on Java "
                            + Runtime.version().feature() + ".",
                    e);
        }
    }

    private URL[] jars() {
        if (!Files.isDirectory(directory)) {
            return new URL[0];
        }
        try (Stream<Path> files = Files.list(directory)) {
            List<Path> jars = files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
            URL[] urls = new URL[jars.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = url(jars.get(i));
            }
            return urls;
        } catch (IOException e) {
            throw new UncheckedIOException("drivers cannot be listed", e);
        }
    }

    private static URL url(Path jar) throws MalformedURLException {
        return jar.toUri().toURL();
    }
}
