/** MySQL 5.5 to 9 and MariaDB 10 to 12 as a live source, read through MariaDB Connector/J. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.dialect.mysql;
