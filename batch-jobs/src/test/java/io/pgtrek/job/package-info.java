@NullMarked
package io.pgtrek.job;

import org.jspecify.annotations.NullMarked;
