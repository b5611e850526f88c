/** Hashes of rows, the same for the source's rows as they are encoded and for the target's rows as they are stored. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.postgresql.verify;
