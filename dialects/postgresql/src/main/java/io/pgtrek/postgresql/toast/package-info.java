/** What is stored in TOAST, and the statements that store it otherwise. */
@NullMarked
package io.pgtrek.postgresql.toast;

import org.jspecify.annotations.NullMarked;
