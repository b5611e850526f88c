package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.UnconvertibleValueException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The text form of one-dimensional arrays.
 *
 * @see <a href="https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO">manual: array input and output</a>
 */
final class ArrayForm {

    private final String text;
    private int at;

    private ArrayForm(String text) {
        this.text = text;
    }

    static String quoted(String element) {
        return '"' + element.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    static List<String> parse(String text) {
        return new ArrayForm(text.strip()).elements();
    }

    private List<String> elements() {
        expect('{');
        List<String> elements = new ArrayList<>();
        if (text.equals("{}")) {
            return elements;
        }
        do {
            elements.add(element());
        } while (take(','));
        expect('}');
        if (at < text.length()) {
            throw malformed();
        }
        return elements;
    }

    private String element() {
        if (take('"')) {
            return quotedElement();
        }
        int start = at;
        while (at < text.length() && "{},\"\\".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String element = text.substring(start, at).strip();
        if (element.isEmpty() || element.toUpperCase(Locale.ROOT).equals("NULL")) {
            throw new UnconvertibleValueException("an array element without a value");
        }
        return element;
    }

    private String quotedElement() {
        StringBuilder element = new StringBuilder();
        while (!take('"')) {
            take('\\');
            if (at == text.length()) {
                throw malformed();
            }
            element.append(text.charAt(at++));
        }
        return element.toString();
    }

    private boolean take(char c) {
        boolean there = at < text.length() && text.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    private void expect(char c) {
        if (!take(c)) {
            throw malformed();
        }
    }

    private static UnconvertibleValueException malformed() {
        return new UnconvertibleValueException("not an array in the form {\"a\",\"b\"}");
    }
}
