/** Catalog to plan: names, types, keys, findings. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.planner;
