@org.jspecify.annotations.NullMarked
package io.pgtrek.postgresql.toast;
