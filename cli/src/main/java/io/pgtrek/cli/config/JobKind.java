package io.pgtrek.cli.config;

/** Kinds of job files. */
enum JobKind {
    MIGRATION
}
