package io.pgtrek.job.repository;

/**
 * The reject file of a committed slice.
 *
 * @param token stands in every line of the file
 * @param rows lines of the file
 * @param request fingerprint of what the job asked for, rules for values aside
 */
public record RejectFileEntry(int table, int slice, String token, long rows, String request) {}
