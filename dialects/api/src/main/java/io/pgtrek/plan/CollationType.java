package io.pgtrek.plan;

import io.pgtrek.name.QualifiedName;

/** An ICU collation to be created; {@code locale} e.g. {@code und-u-ks-level2}. */
public record CollationType(QualifiedName name, String locale, boolean deterministic) {}
