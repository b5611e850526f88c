package io.pgtrek.spi;

/** The column cannot be carried over (or not to the type asked for): one sentence why, and what the user can do. */
public record Unmapped(String reason, String hint) implements Mapping {}
