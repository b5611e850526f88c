package io.pgtrek.report;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes HTML; every text and attribute value is escaped, and elements close in order. */
final class Html {

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** @param attributes name, value, name, value …; a value of "" gives the bare attribute */
    Html start(String tag, String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]);
            if (!attributes[i + 1].isEmpty()) {
                out.append("=\"").append(escape(attributes[i + 1])).append('"');
            }
        }
        out.append('>');
        open.push(tag);
        return this;
    }

    Html end() {
        String tag = open.pop();
        out.append("</").append(tag).append('>');
        return block(tag) ? line() : this;
    }

    Html text(String text) {
        out.append(escape(Visible.text(text)));
        return this;
    }

    Html leaf(String tag, String text, String... attributes) {
        return start(tag, attributes).text(text).end();
    }

    /** Only for what this program itself ships: styles, script. */
    Html ours(String markup) {
        out.append(markup);
        return this;
    }

    Html line() {
        out.append('\n');
        return this;
    }

    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }

    private static boolean block(String tag) {
        return switch (tag) {
            case "code", "span", "b", "td", "th", "small", "meter", "summary" -> false;
            default -> true;
        };
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
