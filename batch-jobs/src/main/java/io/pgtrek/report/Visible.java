package io.pgtrek.report;

import java.util.Locale;

/**
 * Text from a database, made harmless to look at: control characters, which could steer a terminal, and invisible
 * ones, which could turn a line around, are shown as escapes.
 */
final class Visible {

    private static final int ZERO_WIDTH_JOINER = 0x200D;

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

    /** The blocks of https://www.unicode.org/reports/tr11/ that matter, whole. */
    private static boolean wide(int c) {
        return c >= 0x1100 && c <= 0x115F
                || c >= 0x2E80 && c <= 0xA4CF
                || c >= 0xAC00 && c <= 0xD7A3
                || c >= 0xF900 && c <= 0xFAFF
                || c >= 0xFE30 && c <= 0xFE6F
                || c >= 0xFF00 && c <= 0xFF60
                || c >= 0x1F300 && c <= 0x1FAFF
                || c >= 0x20000 && c <= 0x3FFFD;
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
