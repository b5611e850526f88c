package io.pgtrek.plan;

import io.pgtrek.finding.Finding;
import io.pgtrek.name.Identifier;
import java.util.List;

/**
 * What a migration will do: PostgreSQL's objects, the slices of every table, and what a person must know. Immutable
 * and serialisable; a restart works from the stored plan and never decides anew.
 *
 * @param schemaVersion of this record's JSON form
 * @param product and {@code productVersion}: the source server
 * @param schemas to be created where they do not exist
 * @param extensions PostgreSQL extensions the plan needs
 */
public record Plan(
        int schemaVersion,
        String product,
        String productVersion,
        List<Identifier> schemas,
        List<String> extensions,
        List<CollationType> collations,
        List<EnumType> enums,
        List<TargetSequence> sequences,
        List<TargetTable> tables,
        List<Finding> findings) {

    /** The JSON form written today. */
    public static final int SCHEMA_VERSION = 1;

    public Plan {
        schemas = List.copyOf(schemas);
        extensions = List.copyOf(extensions);
        collations = List.copyOf(collations);
        enums = List.copyOf(enums);
        sequences = List.copyOf(sequences);
        tables = List.copyOf(tables);
        findings = List.copyOf(findings);
    }
}
