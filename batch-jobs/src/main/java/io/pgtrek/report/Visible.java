package io.pgtrek.report;

import java.util.Arrays;
import java.util.Locale;

/**
 * Text from a database, made harmless to look at: control characters, which could steer a terminal, and invisible
 * ones, which could turn a line around, are shown as escapes.
 */
final class Visible {

    private static final int ZERO_WIDTH_JOINER = 0x200D;

    /** The blocks of https://www.unicode.org/reports/tr11/ that matter, whole. */
    private static final int[][] WIDE = {
        {0x1100, 0x115F},
        {0x2E80, 0xA4CF},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},
        {0x1F300, 0x1FAFF},
        {0x20000, 0x3FFFD}
    };

    private Visible() {}

    static String text(String text) {
        if (text.codePoints().noneMatch(Visible::hidden)) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> out.append(hidden(c) ? escape(c) : Character.toString(c)));
        return out.toString();
    }

    private static boolean hidden(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            // Emoji are joined by this one; alone it does no harm.
            case Character.FORMAT -> codePoint != ZERO_WIDTH_JOINER;
            default -> false;
        };
    }

    private static String escape(int codePoint) {
        return switch (codePoint) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> String.format(Locale.ROOT, "\\u%04x", codePoint);
        };
    }

    /** Columns a terminal gives the text: wide letters and emoji take two, marks none. */
    static int width(String text) {
        return text.codePoints().map(Visible::width).sum();
    }

    private static int width(int codePoint) {
        int type = Character.getType(codePoint);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || codePoint == ZERO_WIDTH_JOINER) {
            return 0;
        }
        return wide(codePoint) ? 2 : 1;
    }

    private static boolean wide(int c) {
        return Arrays.stream(WIDE).anyMatch(range -> range[0] <= c && c <= range[1]);
    }

    /** The text cut to that many columns, its end marked. */
    static String fit(String text, int columns) {
        if (width(text) <= columns) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        int used = 1;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            used += width(c);
            if (used > columns) {
                break;
            }
            out.appendCodePoint(c);
            i += Character.charCount(c);
        }
        return out.append('…').toString();
    }
}
