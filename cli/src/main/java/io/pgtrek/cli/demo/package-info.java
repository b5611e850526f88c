/** A made-up old book shop, for trying the program out. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.cli.demo;
