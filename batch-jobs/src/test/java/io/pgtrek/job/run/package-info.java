@org.jspecify.annotations.NullMarked
package io.pgtrek.job.run;
