/** What a source database holds, as immutable facts. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.catalog;
