package io.pgtrek.dialect.mysql;

/**
 * Undoes the second escaping of expressions in MySQL 8's information_schema: {@code _utf8mb4\'it\\\'s\'}.
 *
 * @see <a href="https://bugs.mysql.com/bug.php?id=100607">MySQL bug 100607</a>
 */
final class EscapedExpression {

    private EscapedExpression() {}

    /** The text with one layer of escapes removed if it has one; otherwise as it is. */
    static String unescape(String text) {
        int quote = text.indexOf('\'');
        return quote > 0 && text.charAt(quote - 1) == '\\' && !inName(text, quote) ? removeLayer(text) : text;
    }

    /** A quote within backticks says nothing. */
    private static boolean inName(String text, int quote) {
        return text.substring(0, quote).chars().filter(c -> c == '`').count() % 2 == 1;
    }

    private static String removeLayer(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                i++;
                result.append(unescaped(text.charAt(i)));
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    private static char unescaped(char c) {
        return switch (c) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case '0' -> '\0';
            case 'Z' -> '\u001a';
            default -> c;
        };
    }
}
