package io.pgtrek.plan;

import io.pgtrek.name.QualifiedName;

/** A free-standing sequence to be created; {@code next} is the number it will give first. */
public record TargetSequence(
        QualifiedName name, long next, long minimum, long maximum, long increment, boolean cycle, long cache) {}
