package io.pgtrek.postgresql.verify;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/** Reads the tokens of JSON in UTF-8. */
final class JsonReader {
    private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

    /** Digits that a numeric has on either side of its point, more or less; PostgreSQL refuses numbers beyond. */
    private static final int MOST_DIGITS = 140_000;

    private static final int LONGEST_EXPONENT = 9;

    private final byte[] bytes;
    private final int end;
    private int at;

    JsonReader(byte[] bytes, int from, int to) {
        this.bytes = bytes;
        this.at = from;
        this.end = to;
    }

    /** The next byte that is not white space, not consumed. */
    char next() {
        skipBlanks();
        if (at == end) {
            throw new NoJsonException();
        }
        return (char) (bytes[at] & 0xFF);
    }

    boolean skip(char wanted) {
        if (next() != wanted) {
            return false;
        }
        at++;
        return true;
    }

    void require(char wanted) {
        if (!skip(wanted)) {
            throw new NoJsonException();
        }
    }

    void requireEnd() {
        skipBlanks();
        if (at < end) {
            throw new NoJsonException();
        }
    }

    private void skipBlanks() {
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t' || bytes[at] == '\n' || bytes[at] == '\r')) {
            at++;
        }
    }

    /** A string, its escapes resolved. */
    byte[] string() {
        at++;
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int c = take(); c != '"'; c = take()) {
            if (c < ' ') {
                throw new NoJsonException();
            }
            if (c == '\\') {
                escape(text);
            } else {
                text.write(c);
            }
        }
        return text.toByteArray();
    }

    private int take() {
        if (at == end) {
            throw new NoJsonException();
        }
        return bytes[at++] & 0xFF;
    }

    private void escape(ByteArrayOutputStream text) {
        int c = take();
        switch (c) {
            case 'b' -> text.write('\b');
            case 'f' -> text.write('\f');
            case 'n' -> text.write('\n');
            case 'r' -> text.write('\r');
            case 't' -> text.write('\t');
            case '"', '\\', '/' -> text.write(c);
            case 'u' -> text.writeBytes(Character.toString(codePoint()).getBytes(StandardCharsets.UTF_8));
            default -> throw new NoJsonException();
        }
    }

    private int codePoint() {
        char first = hex();
        if (first == 0 || Character.isLowSurrogate(first)) {
            throw new NoJsonException();
        }
        if (!Character.isHighSurrogate(first)) {
            return first;
        }
        if (take() != '\\' || take() != 'u') {
            throw new NoJsonException();
        }
        char second = hex();
        if (!Character.isLowSurrogate(second)) {
            throw new NoJsonException();
        }
        return Character.toCodePoint(first, second);
    }

    private char hex() {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(take(), 16);
            if (digit < 0) {
                throw new NoJsonException();
            }
            value = value << 4 | digit;
        }
        return (char) value;
    }

    /** A number as numeric shows it, or true, false, null. */
    String word() {
        int start = at;
        while (at < end && isWord(bytes[at])) {
            at++;
        }
        String word = new String(bytes, start, at - start, StandardCharsets.ISO_8859_1);
        if (word.equals("true") || word.equals("false") || word.equals("null")) {
            return word;
        }
        if (!NUMBER.matcher(word).matches()) {
            throw new NoJsonException();
        }
        return number(word);
    }

    private static boolean isWord(byte c) {
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c == '+' || c == '-' || c == '.' || c == 'E';
    }

    private static String number(String word) {
        int exponent = Math.max(word.indexOf('e'), word.indexOf('E'));
        if (exponent >= 0 && word.length() - exponent - 1 > LONGEST_EXPONENT) {
            // Leading zeros aside, no numeric; an exponent of that many zeros is as good as none.
            return number(word.substring(0, exponent) + "e" + smallExponent(word.substring(exponent + 1)));
        }
        BigDecimal number = new BigDecimal(word);
        if (number.signum() == 0 && number.scale() < 0) {
            return "0";
        }
        if (number.scale() < -MOST_DIGITS || number.scale() > MOST_DIGITS) {
            throw new NoJsonException();
        }
        return (number.scale() < 0 ? number.setScale(0) : number).toPlainString();
    }

    private static String smallExponent(String digits) {
        String sign = digits.startsWith("-") ? "-" : "";
        String rest = digits.replaceFirst("^[+-]?0*", "");
        if (rest.length() >= LONGEST_EXPONENT) {
            throw new NoJsonException();
        }
        return sign + (rest.isEmpty() ? "0" : rest);
    }

    /** The string as jsonb shows it. */
    static byte[] quoted(byte[] text) {
        ByteArrayOutputStream quoted = new ByteArrayOutputStream(text.length + 2);
        quoted.write('"');
        for (byte c : text) {
            escape(quoted, c);
        }
        quoted.write('"');
        return quoted.toByteArray();
    }

    private static void escape(ByteArrayOutputStream quoted, byte c) {
        String escape = switch (c) {
            case '\b' -> "\\b";
            case '\f' -> "\\f";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            default -> c >= 0 && c < ' ' ? String.format(Locale.ROOT, "\\u%04x", c) : "";
        };
        if (escape.isEmpty()) {
            quoted.write(c);
        } else {
            quoted.writeBytes(escape.getBytes(StandardCharsets.UTF_8));
        }
    }
}
