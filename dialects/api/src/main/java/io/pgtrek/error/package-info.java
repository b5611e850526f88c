/** The one family of errors: code, message, detail, hint. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.error;
