package io.pgtrek.postgresql.ddl;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;

/**
 * A SELECT that sets the next number of an identity column; run it when the table's data is complete. It may run again
 * without harm.
 *
 * @param id unique within the plan, as {@link DdlStatement#id()}
 */
public record SequenceValue(QualifiedName table, Identifier column, String id, String sql) {}
