/** Values → PostgreSQL's binary COPY. The only package that knows {@code org.postgresql.copy}. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.postgresql.copy;
