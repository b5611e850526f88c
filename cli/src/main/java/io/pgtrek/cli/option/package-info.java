/** Options that several subcommands share. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.cli.option;
