/** Running jobs: control, progress, outcome. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.job;
