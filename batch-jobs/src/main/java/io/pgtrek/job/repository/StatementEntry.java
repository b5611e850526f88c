package io.pgtrek.job.repository;

/** What became of a statement of the plan; {@code error} is empty when it is done. */
public record StatementEntry(String id, boolean done, String sqlState, String error) {}
