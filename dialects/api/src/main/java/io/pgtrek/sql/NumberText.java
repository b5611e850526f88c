package io.pgtrek.sql;

/** Finds the end of a number: {@code 12}, {@code 1.5}, {@code .5}, {@code 1e-3}, {@code 0x1F}, {@code 0b01}. */
final class NumberText {

    private NumberText() {}

    static int end(String sql, int start) {
        int radix = prefixedEnd(sql, start);
        if (radix > start) {
            return radix;
        }
        int at = digits(sql, start);
        if (at < sql.length() && sql.charAt(at) == '.') {
            at = digits(sql, at + 1);
        }
        return exponent(sql, at);
    }

    /** End of 0x… or 0b…, or {@code start} where it is neither. */
    private static int prefixedEnd(String sql, int start) {
        if (start + 2 >= sql.length() || sql.charAt(start) != '0') {
            return start;
        }
        char letter = sql.charAt(start + 1);
        int base = letter == 'x' || letter == 'X' ? 16 : letter == 'b' || letter == 'B' ? 2 : 0;
        int at = start + 2;
        while (base > 0 && at < sql.length() && isDigit(sql.charAt(at), base)) {
            at++;
        }
        return at > start + 2 ? at : start;
    }

    private static boolean isDigit(char c, int base) {
        return c < 0x80 && Character.digit(c, base) >= 0;
    }

    private static int digits(String sql, int start) {
        int at = start;
        while (at < sql.length() && Lexicon.isDigit(sql.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int exponent(String sql, int start) {
        if (start >= sql.length() || Character.toLowerCase(sql.charAt(start)) != 'e') {
            return start;
        }
        int sign = start + 1;
        if (sign < sql.length() && (sql.charAt(sign) == '+' || sql.charAt(sign) == '-')) {
            sign++;
        }
        int end = digits(sql, sign);
        return end > sign ? end : start;
    }
}
