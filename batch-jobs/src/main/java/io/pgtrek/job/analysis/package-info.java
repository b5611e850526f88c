/** Looks at what a database stores in TOAST. Needs no books and writes nothing. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job.analysis;
