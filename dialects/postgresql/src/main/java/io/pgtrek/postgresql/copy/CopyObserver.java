package io.pgtrek.postgresql.copy;

/** Hears of progress. Called by one thread at a time; may throw to end the copy. */
@FunctionalInterface
public interface CopyObserver {
    CopyObserver NONE = (rows, bytes) -> {};

    /** That many more rows and bytes have been accepted by the server since the last call. */
    void accepted(long rows, long bytes);
}
