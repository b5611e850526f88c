@NullMarked
package io.pgtrek.job.analysis;

import org.jspecify.annotations.NullMarked;
