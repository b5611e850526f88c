package io.pgtrek.report;

/** How long one phase took. */
public record PhaseTime(String phase, long millis) {}
