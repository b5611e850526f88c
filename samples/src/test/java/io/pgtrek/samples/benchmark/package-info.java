/** What the benchmarks in {@code samples/benchmarks} need of Java: their servers, and the loop to compare with. */
@NullMarked
package io.pgtrek.samples.benchmark;

import org.jspecify.annotations.NullMarked;
