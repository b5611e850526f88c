package io.pgtrek.sql;

import io.pgtrek.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Cuts SQL text into tokens. Every character is in exactly one token, a comment or white space between tokens. */
public final class Lexer {

    private final String sql;
    private final Lexicon lexicon;
    private final TriviaScanner trivia;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String sql, Lexicon lexicon) {
        this.sql = sql;
        this.lexicon = lexicon;
        this.trivia = new TriviaScanner(sql, lexicon.comments());
    }

    /**
     * All tokens, the last of which is {@code END}.
     *
     * @throws SqlTextException for a string, name or comment that does not end
     */
    public static List<Token> tokens(String sql, Lexicon lexicon) {
        return new Lexer(sql, lexicon).run();
    }

    private List<Token> run() {
        at = trivia.skip(0);
        while (at < sql.length()) {
            Token token = read();
            tokens.add(token);
            at = trivia.skip(token.end());
        }
        tokens.add(new Token(Kind.END, "", "", sql.length()));
        return List.copyOf(tokens);
    }

    private Token read() {
        char c = sql.charAt(at);
        if (lexicon.quote(c).isPresent()) {
            return quoted(at);
        }
        if (Lexicon.isDigit(c) || c == '.' && Lexicon.isDigit(charAt(at + 1)) && !followsName()) {
            return number();
        }
        if (isParameter(c)) {
            return parameter();
        }
        return lexicon.isWordStart(c) ? word() : symbol();
    }

    /** In {@code t.1a} the dot joins names; elsewhere {@code .1} is a number. */
    private boolean followsName() {
        if (tokens.isEmpty()) {
            return false;
        }
        Token last = tokens.get(tokens.size() - 1);
        return last.isName() && last.end() == at;
    }

    private Token quoted(int open) {
        QuotedText text =
                QuotedText.read(sql, open, lexicon.quote(sql.charAt(open)).orElseThrow());
        return new Token(text.kind(), sql.substring(at, text.end()), text.value(), at);
    }

    private Token word() {
        int end = wordEnd(at);
        String text = sql.substring(at, end);
        String lower = text.toLowerCase(Locale.ROOT);
        char next = charAt(end);
        if (next == '\'' && (lower.equals("x") || lower.equals("b"))) {
            return digits(end, lower.equals("x") ? Kind.HEX_STRING : Kind.BIT_STRING);
        }
        if (lexicon.opensString(next) && lexicon.stringPrefixes().contains(lower)) {
            return quoted(end);
        }
        boolean introducer = lexicon.introducers() && text.startsWith("_") && stringFollows(end);
        return new Token(introducer ? Kind.INTRODUCER : Kind.WORD, text, text, at);
    }

    private boolean stringFollows(int end) {
        int start = trivia.skip(end);
        if (lexicon.opensString(charAt(start))) {
            return true;
        }
        char letter = Character.toLowerCase(charAt(start));
        return (letter == 'x' || letter == 'b' || letter == 'n') && charAt(start + 1) == '\''
                || letter == '0' && Character.toLowerCase(charAt(start + 1)) == 'x';
    }

    private Token digits(int open, Kind kind) {
        int close = sql.indexOf('\'', open + 1);
        if (close < 0) {
            throw new SqlTextException("a string starts and does not end", at);
        }
        String value = sql.substring(open + 1, close);
        String allowed = kind == Kind.HEX_STRING ? "0123456789abcdefABCDEF" : "01";
        if (value.chars().anyMatch(c -> allowed.indexOf(c) < 0)) {
            throw new SqlTextException("a string holds what is no digit of its kind", at);
        }
        return new Token(kind, sql.substring(at, close + 1), value, at);
    }

    private Token number() {
        int end = NumberText.end(sql, at);
        String text = sql.substring(at, end);
        return new Token(Kind.NUMBER, text, text, at);
    }

    private boolean isParameter(char c) {
        char next = charAt(at + 1);
        return lexicon.parameterStarts().indexOf(c) >= 0
                && (c == '?' || c == '@' && next == c || lexicon.isWordPart(next));
    }

    private Token parameter() {
        int start = charAt(at + 1) == sql.charAt(at) && sql.charAt(at) == '@' ? at + 2 : at + 1;
        String text = sql.substring(at, wordEnd(start));
        return new Token(Kind.PARAMETER, text, text, at);
    }

    private Token symbol() {
        for (String symbol : lexicon.symbols()) {
            if (sql.startsWith(symbol, at)) {
                return new Token(Kind.SYMBOL, symbol, symbol, at);
            }
        }
        String text = Character.toString(sql.codePointAt(at));
        return new Token(Kind.SYMBOL, text, text, at);
    }

    private int wordEnd(int start) {
        int end = start;
        while (end < sql.length() && lexicon.isWordPart(sql.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The character there, or U+0000 behind the end. */
    private char charAt(int index) {
        return index < sql.length() ? sql.charAt(index) : '\0';
    }
}
