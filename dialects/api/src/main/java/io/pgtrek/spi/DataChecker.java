package io.pgtrek.spi;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.finding.Finding;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * Looks into the data for what PostgreSQL will refuse although the source accepts it: orphans, keys equal only by
 * collation. Findings name up to ten offending keys.
 */
@FunctionalInterface
public interface DataChecker {

    List<Finding> check(Connection connection, Catalog catalog) throws SQLException;
}
