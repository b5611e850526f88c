/** The migration job: its Batch configuration, tasklets and partitioner. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.migration;
