package io.pgtrek.spi;

/**
 * The JDBC driver of a dialect.
 *
 * @param className the driver class, loaded by name only
 * @param bundled whether it ships with this program; if not it must be put into {@code drivers/}
 * @param file name of the file to put there, e.g. {@code ojdbc11.jar}
 * @param origin where a user gets it, in one phrase
 */
public record DriverInfo(String className, boolean bundled, String file, String origin) {}
