/** Job files: one table of keys, and everything that follows from it. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.cli.config;
