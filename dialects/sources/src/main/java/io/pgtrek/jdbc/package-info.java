/** What live JDBC sources share: rows, cursors, catalog queries in resources. Knows no database. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.jdbc;
