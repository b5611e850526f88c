package io.pgtrek.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;

/** A trigger; {@code event} e.g. {@code AFTER INSERT}. */
public record Trigger(Identifier name, QualifiedName table, String event, String definition) {}
