/** What people and machines see: results, errors, progress, log. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.cli.output;
