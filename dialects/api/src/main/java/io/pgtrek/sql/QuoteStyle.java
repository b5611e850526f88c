package io.pgtrek.sql;

/**
 * How one pair of quotes works.
 *
 * @param kind what stands in them: {@code STRING} or {@code QUOTED_NAME}
 * @param doubled whether the closing quote written twice stands for itself
 * @param backslash whether a backslash escapes the character behind it
 */
public record QuoteStyle(char open, char close, Token.Kind kind, boolean doubled, boolean backslash) {

    /** {@code '…'} of the standard. */
    public static final QuoteStyle STRING = new QuoteStyle('\'', '\'', Token.Kind.STRING, true, false);

    /** {@code '…'} with backslash escapes as well. */
    public static final QuoteStyle ESCAPED_STRING = new QuoteStyle('\'', '\'', Token.Kind.STRING, true, true);

    /** {@code "…"} for strings, with backslash escapes. */
    public static final QuoteStyle ESCAPED_DOUBLE_QUOTED_STRING =
            new QuoteStyle('"', '"', Token.Kind.STRING, true, true);

    /** {@code "…"} of the standard, for names. */
    public static final QuoteStyle NAME = new QuoteStyle('"', '"', Token.Kind.QUOTED_NAME, true, false);

    /** {@code `…`} for names. */
    public static final QuoteStyle BACKTICK_NAME = new QuoteStyle('`', '`', Token.Kind.QUOTED_NAME, true, false);

    /** {@code […]} for names, where {@code ]} cannot occur in the name. */
    public static final QuoteStyle BRACKET_NAME = new QuoteStyle('[', ']', Token.Kind.QUOTED_NAME, false, false);

    /** {@code […]} for names, where {@code ]]} stands for one. */
    public static final QuoteStyle DOUBLED_BRACKET_NAME = new QuoteStyle('[', ']', Token.Kind.QUOTED_NAME, true, false);
}
