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

    /** Length of all pieces together, in bytes. */
    String length() {
        return converted() ? "octet_length(convert(" + name + " using utf8mb4))" : storedLength();
    }

    /** In what {@link #piece} counts. */
    String units() {
        return countsCharacters() ? "char_length(" + name + ")" : storedLength();
    }

    private boolean countsCharacters() {
        return text() && !isSingleByte();
    }

    /** Whether cutting by bytes saves the server counting characters, as far as it casts a text that long at all. */
    boolean betterCutAsBytes() {
        return countsCharacters() && !converted();
    }

    /** How many units fit into so many bytes, whatever they are. */
    int unitsIn(int bytes) {
        return countsCharacters() || converted() ? bytes / 4 : bytes;
    }

    /** Position of the first zero byte; 0 where none stands. */
    String zeroAt() {
        return charset == null
                ? "0"
                : "locate(convert(x'00' using " + charset + "), " + name + " collate " + charset + "_bin)";
    }

    String pieceOfBytes(String start, int bytes) {
        return "substring(cast(" + name + " as binary), " + start + ", " + bytes + ")";
    }

    /** The bytes of some units of the value; no more than the piece itself is converted. */
    String piece(String start, int units) {
        String cut = "substring(" + name + ", " + start + ", " + units + ")";
        if (!text()) {
            return cut;
        }
        return converted() ? "convert(" + cut + " using utf8mb4)" : "cast(" + cut + " as binary)";
    }

    private boolean storedAsUtf8() {
        return charset != null && UTF8.contains(charset.toLowerCase(Locale.ROOT));
    }

    /** Whether pieces come in another character set than they are stored in. */
    private boolean converted() {
        return text() && !storedAsUtf8() && !projection.contains(" using binary)");
    }

    private boolean isSingleByte() {
        return charset != null && Carriage.isSingleByte(charset);
    }
}
