package io.pgtrek.job.repository;

/**
 * A stored recompression.
 *
 * @param attempt number of the Batch job instance that works on it, from 1
 * @param startedAt ISO-8601 in UTC
 */
public record RecompressionRecord(
        long id, String job, String wanted, boolean completed, int attempt, String message, String startedAt) {}
