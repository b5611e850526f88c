/** The metadata schema of the target: Flyway migrations, ledger, stored plan. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.repository;
