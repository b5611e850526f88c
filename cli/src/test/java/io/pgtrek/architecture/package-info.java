/** The rules of the house, checked. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.architecture;
