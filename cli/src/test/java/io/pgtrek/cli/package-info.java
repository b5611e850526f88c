@org.jspecify.annotations.NullMarked
package io.pgtrek.cli;
