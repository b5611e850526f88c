/** Plan → SQL. Pure renderers: they know no connection. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.postgresql.ddl;
