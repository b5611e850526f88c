/** What a job is asked to do, as validated immutable records. No YAML, no files, no environment. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.config;
