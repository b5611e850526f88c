package io.pgtrek.sql;

/**
 * Text between quotes.
 *
 * @param end position behind the closing quote
 */
record QuotedText(Token.Kind kind, String value, int end) {

    static QuotedText read(String sql, int open, QuoteStyle style) {
        StringBuilder value = new StringBuilder();
        int at = open + 1;
        while (at < sql.length()) {
            char c = sql.charAt(at);
            if (c == style.close()) {
                if (!style.doubled() || at + 1 >= sql.length() || sql.charAt(at + 1) != c) {
                    return new QuotedText(style.kind(), value.toString(), at + 1);
                }
                at++;
            } else if (c == '\\' && style.backslash() && at + 1 < sql.length()) {
                at++;
                unescape(sql.charAt(at), value);
                at++;
                continue;
            }
            value.append(c);
            at++;
        }
        String what = style.kind() == Token.Kind.STRING ? "a string" : "a quoted name";
        throw new SqlTextException(what + " starts and does not end", open);
    }

    /**
     * {@code \%} and {@code \_} keep their backslash: they are meant for LIKE.
     *
     * @see <a href="https://dev.mysql.com/doc/refman/8.4/en/string-literals.html">manual</a>
     */
    private static void unescape(char c, StringBuilder value) {
        switch (c) {
            case '0' -> value.append('\0');
            case 'b' -> value.append('\b');
            case 'n' -> value.append('\n');
            case 'r' -> value.append('\r');
            case 't' -> value.append('\t');
            case 'Z' -> value.append('\u001a');
            case '%', '_' -> value.append('\\').append(c);
            default -> value.append(c);
        }
    }
}
