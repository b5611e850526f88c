/** Archive and compression formats; the one place that touches their libraries. */
@NullMarked
package io.pgtrek.codec;

import org.jspecify.annotations.NullMarked;
