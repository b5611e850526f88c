package io.pgtrek.postgresql.catalog;

import java.util.Map;
import java.util.Set;

/**
 * What the target server and database are, before anything is planned.
 *
 * @param version as the server spells it, e.g. {@code 15.18}
 * @param versionNumber e.g. 150018
 * @param encoding of the database, e.g. {@code UTF8}
 * @param icu whether ICU collations can be created
 * @param installableExtensions names {@code CREATE EXTENSION} would find
 * @param installedExtensions name → schema
 * @param schemas that exist
 */
public record TargetState(
        String version,
        int versionNumber,
        String encoding,
        boolean icu,
        Set<String> installableExtensions,
        Map<String, String> installedExtensions,
        Set<String> schemas) {
    public TargetState {
        installableExtensions = Set.copyOf(installableExtensions);
        installedExtensions = Map.copyOf(installedExtensions);
        schemas = Set.copyOf(schemas);
    }

    /** Whether the extension is there or can be created. */
    public boolean offers(String extension) {
        return installedExtensions.containsKey(extension) || installableExtensions.contains(extension);
    }
}
