/** The migration job against real servers that are killed, locked, full or closed. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.migration;
