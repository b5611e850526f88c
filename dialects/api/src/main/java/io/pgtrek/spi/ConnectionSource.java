package io.pgtrek.spi;

import java.sql.Connection;
import java.sql.SQLException;

/** Opens new connections to one database; the caller closes them. Safe for use by several threads. */
@FunctionalInterface
public interface ConnectionSource {

    Connection open() throws SQLException;
}
