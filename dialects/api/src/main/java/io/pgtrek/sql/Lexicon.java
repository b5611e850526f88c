package io.pgtrek.sql;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What one database's SQL is made of, for {@link Lexer}. Immutable.
 *
 * @param quotes styles of quotes, each opening with its own character
 * @param comments styles of comment
 * @param symbols operators of more than one character; every other character that starts nothing else is a symbol
 * @param moreWordStarts characters that may start a word besides letters, underscore and all beyond ASCII
 * @param moreWordParts characters that may continue a word besides those, digits and {@code moreWordStarts}
 * @param parameterStarts characters that start a parameter when a word or digits follow, {@code ?} also alone
 * @param stringPrefixes lower-case letters directly before a string that belong to it, such as {@code n}
 * @param introducers whether a word that starts with an underscore names the character set of the string behind it
 */
public record Lexicon(
        List<QuoteStyle> quotes,
        Set<CommentStyle> comments,
        List<String> symbols,
        String moreWordStarts,
        String moreWordParts,
        String parameterStarts,
        Set<String> stringPrefixes,
        boolean introducers) {

    private static final List<String> COMMON_SYMBOLS = List.of("<>", "!=", "<=", ">=", "||", "<<", ">>");

    public Lexicon {
        quotes = List.copyOf(quotes);
        comments = Set.copyOf(comments);
        symbols = symbols.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
        stringPrefixes = Set.copyOf(stringPrefixes);
    }

    /** The SQL standard: {@code "names"}, {@code 'strings'}, dash and block comments, no parameters. */
    public static Lexicon standard() {
        return new Lexicon(
                List.of(QuoteStyle.STRING, QuoteStyle.NAME),
                EnumSet.of(CommentStyle.DASHES, CommentStyle.BLOCK),
                COMMON_SYMBOLS,
                "",
                "$",
                "?",
                Set.of("n"),
                false);
    }

    public Lexicon withQuotes(QuoteStyle... styles) {
        return new Lexicon(
                List.of(styles),
                comments,
                symbols,
                moreWordStarts,
                moreWordParts,
                parameterStarts,
                stringPrefixes,
                introducers);
    }

    public Lexicon withComments(CommentStyle... styles) {
        return new Lexicon(
                quotes,
                Set.of(styles),
                symbols,
                moreWordStarts,
                moreWordParts,
                parameterStarts,
                stringPrefixes,
                introducers);
    }

    /** The given ones besides those of the standard. */
    public Lexicon withSymbols(String... more) {
        List<String> all = new ArrayList<>(COMMON_SYMBOLS);
        all.addAll(List.of(more));
        return new Lexicon(
                quotes, comments, all, moreWordStarts, moreWordParts, parameterStarts, stringPrefixes, introducers);
    }

    public Lexicon withWords(String starts, String parts) {
        return new Lexicon(quotes, comments, symbols, starts, parts, parameterStarts, stringPrefixes, introducers);
    }

    public Lexicon withParameters(String starts) {
        return new Lexicon(
                quotes, comments, symbols, moreWordStarts, moreWordParts, starts, stringPrefixes, introducers);
    }

    public Lexicon withStringPrefixes(Set<String> prefixes, boolean characterSets) {
        return new Lexicon(
                quotes, comments, symbols, moreWordStarts, moreWordParts, parameterStarts, prefixes, characterSets);
    }

    Optional<QuoteStyle> quote(char open) {
        return quotes.stream().filter(style -> style.open() == open).findFirst();
    }

    boolean opensString(char c) {
        Predicate<QuoteStyle> isString = style -> style.kind() == Token.Kind.STRING;
        return quote(c).filter(isString).isPresent();
    }

    boolean isWordStart(int c) {
        return c == '_' || isAsciiLetter(c) || c >= 0x80 || moreWordStarts.indexOf(c) >= 0;
    }

    boolean isWordPart(int c) {
        return isWordStart(c) || isDigit(c) || moreWordParts.indexOf(c) >= 0;
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isAsciiLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }
}
