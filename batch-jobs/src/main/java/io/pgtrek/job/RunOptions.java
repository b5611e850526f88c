package io.pgtrek.job;

/**
 * How {@code run} behaves.
 *
 * @param fresh forget an unfinished run of this job; objects it created are dropped first
 */
public record RunOptions(boolean fresh) {}
