/** The program {@code migrate}: its start, its session and its exit codes. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.cli;
