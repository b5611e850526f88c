package io.pgtrek.catalog;

import io.pgtrek.name.QualifiedName;

/** A stored function, procedure, event or package; {@code kind} is the source's word in lower case. */
public record Routine(QualifiedName name, String kind, String definition) {}
