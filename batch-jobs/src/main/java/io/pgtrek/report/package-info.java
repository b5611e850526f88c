/** What happened, as an immutable record, and its renderers. No Spring, no database. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.report;
