/** Finds dialects and drivers and opens connections; the only place that calls a driver. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.connect;
