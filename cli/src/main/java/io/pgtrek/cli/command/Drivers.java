package io.pgtrek.cli.command;

import io.pgtrek.spi.DriverInfo;
import java.nio.file.Files;
import java.nio.file.Path;

/** Which JDBC drivers are there. Looks, but loads none. */
final class Drivers {

    private final Path directory;

    Drivers(Path directory) {
        this.directory = directory;
    }

    boolean present(DriverInfo driver) {
        return onClassPath(driver) || Files.isRegularFile(directory.resolve(driver.file()));
    }

    String describe(DriverInfo driver) {
        if (onClassPath(driver)) {
            return driver.bundled() ? "bundled" : "present on the class path";
        }
        return present(driver)
                ? "present: " + directory.resolve(driver.file())
                : "missing: put " + driver.file() + " (" + driver.origin() + ") into " + directory;
    }

    private static boolean onClassPath(DriverInfo driver) {
        String resource = driver.className().replace('.', '/') + ".class";
        return Drivers.class.getClassLoader().getResource(resource) != null;
    }
}
