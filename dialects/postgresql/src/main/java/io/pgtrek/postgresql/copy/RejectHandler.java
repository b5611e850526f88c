package io.pgtrek.postgresql.copy;

/** Takes the rows that were left out. Called by one thread at a time, in any order. */
@FunctionalInterface
public interface RejectHandler {
    /** Keeps the row, or throws to end the copy, e.g. when too many were rejected. */
    void reject(RejectedRow row);
}
