package io.pgtrek.postgresql.toast;

import java.util.Arrays;

/**
 * Whether a column's values may be compressed and moved out of their row.
 *
 * @see <a href="https://www.postgresql.org/docs/current/storage-toast.html#STORAGE-TOAST-ONDISK">TOAST strategies</a>
 */
public enum ColumnStorage {
    /** Neither. */
    PLAIN('p'),
    /** Moved out, never compressed. */
    EXTERNAL('e'),
    /** Compressed, moved out only where the row would not fit a page otherwise. */
    MAIN('m'),
    /** Compressed and moved out. */
    EXTENDED('x');

    private final char code;

    ColumnStorage(char code) {
        this.code = code;
    }

    /** Whether new values are compressed at all. */
    public boolean compresses() {
        return this == MAIN || this == EXTENDED;
    }

    /** @param code as in {@code attstorage} */
    static ColumnStorage ofCode(String code) {
        return Arrays.stream(values())
                .filter(storage -> code.equals(String.valueOf(storage.code)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no storage: " + code));
    }
}
