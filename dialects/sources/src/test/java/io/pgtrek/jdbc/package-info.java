/** Tests of what live JDBC sources share. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.jdbc;
