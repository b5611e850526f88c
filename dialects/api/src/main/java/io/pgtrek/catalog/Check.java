package io.pgtrek.catalog;

import io.pgtrek.name.Identifier;

/**
 * A check constraint.
 *
 * @param expression SQL of the source, without the surrounding CHECK ( )
 * @param enforced false where the source keeps it but does not apply it
 */
public record Check(Identifier name, String expression, boolean enforced) {}
