package io.pgtrek.postgresql.copy;

/** Takes the rows that were left out. Called in the copying thread, in the order of the slice. */
@FunctionalInterface
public interface RejectHandler {
    /** Keeps the row, or throws to end the copy, e.g. when too many were rejected. */
    void reject(RejectedRow row);
}
