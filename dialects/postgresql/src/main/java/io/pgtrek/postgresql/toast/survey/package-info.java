/** What is stored in columns that can be toasted, and what it would take otherwise. Reads only. */
@NullMarked
package io.pgtrek.postgresql.toast.survey;

import org.jspecify.annotations.NullMarked;
