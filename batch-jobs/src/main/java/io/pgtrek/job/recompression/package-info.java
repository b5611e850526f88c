/** The recompression job: checks, settings of columns, and values stored anew, relation by relation. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.recompression;
