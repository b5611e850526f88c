/** One lexer for every database's SQL, and the translation of expressions built on it. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.sql;
