package io.pgtrek.report;

/** A database as the report names it; the URL carries no password. */
public record Endpoint(String url, String product, String version) {}
