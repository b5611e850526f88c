package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.UntranslatableException;
import java.util.Map;

/**
 * Formats of strftime as those of to_char.
 *
 * @see <a href="https://www.sqlite.org/lang_datefunc.html">manual</a>
 */
final class StrftimeFormat {

    private static final Map<Character, String> FIELDS = Map.of(
            'Y',
            "YYYY",
            'm',
            "MM",
            'd',
            "DD",
            'H',
            "HH24",
            'M',
            "MI",
            'S',
            "SS",
            'f',
            "SS.MS",
            'j',
            "DDD",
            'F',
            "YYYY-MM-DD",
            'T',
            "HH24:MI:SS");

    private StrftimeFormat() {}

    static String toChar(String format) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < format.length(); i++) {
            char c = format.charAt(i);
            boolean field = c == '%' && i + 1 < format.length() && format.charAt(i + 1) != '%';
            if (c == '%') {
                i++;
            }
            result.append(field ? field(format.charAt(i)) : plain(c));
        }
        return result.toString();
    }

    private static String field(char letter) {
        String field = FIELDS.get(letter);
        if (field == null) {
            throw new UntranslatableException("the field %" + letter + " of strftime is not known");
        }
        return field;
    }

    /** Letters would be fields to to_char. */
    private static String plain(char c) {
        if (c == '"' || c == '\\') {
            throw new UntranslatableException("a format of strftime holds a quote or backslash");
        }
        return Character.isLetterOrDigit(c) ? "\"" + c + "\"" : String.valueOf(c);
    }
}
