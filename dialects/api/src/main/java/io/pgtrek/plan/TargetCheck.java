package io.pgtrek.plan;

import io.pgtrek.name.Identifier;

/** A check constraint to be created; {@code condition} is PostgreSQL SQL. */
public record TargetCheck(Identifier name, String condition) {}
