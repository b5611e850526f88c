/** SQLite as a source. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.dialect.sqlite;
