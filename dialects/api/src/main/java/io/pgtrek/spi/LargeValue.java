package io.pgtrek.spi;

import java.io.InputStream;

/** A value of the current row that is too large for memory. Valid until the cursor moves on. */
public interface LargeValue {

    /** Exact length of what {@link #open} gives, in bytes. */
    long length();

    /** Whether it is text, given as UTF-8 that still has to be checked; else it is bytes. */
    boolean text();

    /** Whether zero bytes may stand in a text. */
    boolean mayHoldZero();

    /**
     * The bytes from the first on; may be called again, once the stream before is closed. The source is asked when the
     * stream is read. While it is open the source's connection is busy, so nothing else of the row can be asked.
     */
    InputStream open();
}
