/** What a reader of a report must know. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.finding;
