/** Compares a migrated table with its source, by hashes and, where those differ, row by row. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.verification;
