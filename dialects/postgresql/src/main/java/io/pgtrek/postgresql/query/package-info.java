/** Queries that lie as {@code .sql} files beside the class that asks them. */
@NullMarked
package io.pgtrek.postgresql.query;

import org.jspecify.annotations.NullMarked;
