/** What tests of expression translators share. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.dialect.translation;
