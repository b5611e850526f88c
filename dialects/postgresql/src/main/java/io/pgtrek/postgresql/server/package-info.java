/** Runs PostgreSQL servers of our own, without an installation and without rights. */
@NullMarked
package io.pgtrek.postgresql.server;

import org.jspecify.annotations.NullMarked;
