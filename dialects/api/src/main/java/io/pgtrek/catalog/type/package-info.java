/** Types: what the source calls them and what PostgreSQL stores. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.catalog.type;
