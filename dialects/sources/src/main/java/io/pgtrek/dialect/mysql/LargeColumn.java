package io.pgtrek.dialect.mysql;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A column whose values may not fit into memory, and how the server gives one in pieces.
 *
 * @param place of the column among the selected ones, 1 for the first
 * @param name quoted
 * @param projection what selects the whole value
 * @param charset null for bytes and JSON
 */
record LargeColumn(
        int place,
        String name,
        String projection,
        String type,
        @Nullable String charset) {

    private static final Set<String> UTF8 = Set.of("utf8", "utf8mb3", "utf8mb4", "ascii");

    boolean text() {
        return !type.endsWith("blob");
    }

    /** Cheap: the length stands before the value. */
    String storedLength() {
        return "octet_length(" + name + ")";
    }

    String isLarge(long limit) {
        return storedLength() + " > " + limit;
    }

    /** The value where it is small, in a row that is too large as a whole. */
    String unlessLarge(long limit) {
        return "if(" + isLarge(limit) + ", null, " + projection + ")";
    }

    /** The value as the bytes that are wanted, as no binary string is converted or cut by characters again. */
    String bytes() {
        if (!text()) {
            return name;
        }
        String wanted = storedAsWanted() ? name : "convert(" + name + " using utf8mb4)";
        return "convert(" + wanted + " using binary)";
    }

    /** Position of the first zero byte; 0 where none stands. */
    String zeroAt() {
        return text() ? "locate(x'00', " + bytes() + ")" : "0";
    }

    /** Whether it is UTF-8, or a rule says so; JSON comes as the server prints it. */
    private boolean storedAsWanted() {
        return charset != null
                && (UTF8.contains(charset.toLowerCase(Locale.ROOT)) || projection.contains(" using binary)"));
    }
}
