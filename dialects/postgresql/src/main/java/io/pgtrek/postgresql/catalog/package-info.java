/** What the target server is, holds and allows. Reads only. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.postgresql.catalog;
