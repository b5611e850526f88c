/** What jobs of every kind need while they run: hours, reasons to stop, further attempts, workers. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.run;
