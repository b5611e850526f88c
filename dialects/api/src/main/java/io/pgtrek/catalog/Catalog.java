package io.pgtrek.catalog;

import io.pgtrek.finding.Finding;
import java.util.List;

/**
 * Everything read from a source in one go.
 *
 * @param product as the server calls itself, e.g. {@code MariaDB}
 * @param version e.g. {@code 11.4.5}
 * @param findings what introspection itself could not read or leaves out, e.g. a table the user may not see
 */
public record Catalog(String product, String version, List<Schema> schemas, List<Finding> findings) {

    public Catalog {
        schemas = List.copyOf(schemas);
        findings = List.copyOf(findings);
    }
}
