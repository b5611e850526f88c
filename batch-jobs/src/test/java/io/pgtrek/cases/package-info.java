/** Inputs that broke other tools, end to end on real servers, by the number they are known under. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.cases;
