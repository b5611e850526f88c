package io.pgtrek.catalog;

import io.pgtrek.name.QualifiedName;

/** A free-standing sequence; all numbers already clamped to 64 bits. */
public record Sequence(
        QualifiedName name, long next, long minimum, long maximum, long increment, boolean cycle, long cache) {}
