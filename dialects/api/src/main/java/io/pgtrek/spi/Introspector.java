package io.pgtrek.spi;

import io.pgtrek.catalog.Catalog;
import java.sql.Connection;
import java.sql.SQLException;

/** Reads a source's catalog, whole. */
public interface Introspector {

    /**
     * Reads without writing anything to the source. An object that cannot be read is left out with a finding; it
     * never stops the others. Tables outside the selection are left out silently, as are system objects.
     */
    Catalog introspect(Connection connection, Selection selection) throws SQLException;
}
