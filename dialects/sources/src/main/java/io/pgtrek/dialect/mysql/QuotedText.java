package io.pgtrek.dialect.mysql;

import java.util.Optional;

/**
 * String literals as the server prints them.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/string-literals.html">manual</a>
 */
final class QuotedText {

    private QuotedText() {}

    /**
     * Appends the text of the literal that opens at {@code start}.
     *
     * @return the position behind its closing quote
     */
    static int read(String sql, int start, StringBuilder text) {
        int at = start + 1;
        while (at < sql.length()) {
            char c = sql.charAt(at);
            boolean pair = at + 1 < sql.length();
            if (c == '\'' && !(pair && sql.charAt(at + 1) == '\'')) {
                return at + 1;
            }
            if (pair && (c == '\'' || c == '\\')) {
                text.append(c == '\\' ? unescaped(sql.charAt(at + 1)) : c);
                at += 2;
            } else {
                text.append(c);
                at++;
            }
        }
        return at;
    }

    /** The text, if the SQL is one string literal and nothing else. */
    static Optional<String> literal(String sql) {
        if (!sql.startsWith("'")) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        int end = read(sql, 0, text);
        return end == sql.length() ? Optional.of(text.toString()) : Optional.empty();
    }

    private static char unescaped(char c) {
        return switch (c) {
            case '0' -> '\0';
            case 'b' -> '\b';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'Z' -> '\u001a';
            default -> c;
        };
    }
}
