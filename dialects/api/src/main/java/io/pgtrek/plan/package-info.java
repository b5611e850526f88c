/** What will be created in PostgreSQL and how the data gets there, as immutable, serialisable records. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.plan;
