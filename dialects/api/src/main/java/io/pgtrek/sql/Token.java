package io.pgtrek.sql;

import java.util.Locale;

/**
 * One piece of SQL text.
 *
 * @param text exactly as it stands in the source, quotes and prefixes included
 * @param value what it says: unquoted name, unescaped string, digits of a bit or hex string; else the text
 * @param position of the first character in the source, from 0
 */
public record Token(Kind kind, String text, String value, int position) {

    /** Kinds of token; white space and comments are not tokens. */
    public enum Kind {
        /** A keyword or a name without quotes. */
        WORD,
        /** A name in quotes. */
        QUOTED_NAME,
        /** A character string. */
        STRING,
        /** {@code x'0A'}; the value holds the digits. */
        HEX_STRING,
        /** {@code b'01'}; the value holds the digits. */
        BIT_STRING,
        /** A number, {@code 0x0A} and {@code 0b01} included. */
        NUMBER,
        /** A character set before a string, as in {@code _utf8mb4'x'}. */
        INTRODUCER,
        /** {@code ?}, {@code :name} and the like. */
        PARAMETER,
        /** An operator or a mark of punctuation. */
        SYMBOL,
        /** Behind the last one; its text is empty. */
        END
    }

    /** Position just behind the token. */
    public int end() {
        return position + text.length();
    }

    /** Whether this is that word without quotes, in any case. */
    public boolean isWord(String word) {
        return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }

    /** Whether this is that symbol. */
    public boolean isSymbol(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    /** Whether this can only be a name or a keyword, whatever its quotes. */
    public boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
    }

    /** The value in lower case, whatever the locale. */
    public String lower() {
        return value.toLowerCase(Locale.ROOT);
    }

    /** For messages. */
    String describe() {
        return kind == Kind.END ? "end of text" : "\"" + text + "\"";
    }
}
