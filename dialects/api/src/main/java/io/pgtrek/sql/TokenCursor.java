package io.pgtrek.sql;

import io.pgtrek.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Walks over tokens, for parsers written by hand. Never moves beyond the end. Not for several threads. */
public final class TokenCursor {

    private static final Set<String> OPENING = Set.of("(", "[");
    private static final Set<String> CLOSING = Set.of(")", "]");

    private final String sql;
    private final List<Token> tokens;
    private int at;

    private TokenCursor(String sql, List<Token> tokens) {
        this.sql = sql;
        this.tokens = tokens;
    }

    /** @throws SqlTextException where the text cannot be cut into tokens */
    public static TokenCursor of(String sql, Lexicon lexicon) {
        return new TokenCursor(sql, Lexer.tokens(sql, lexicon));
    }

    /** The token that comes next, without moving. */
    public Token peek() {
        return peek(0);
    }

    /** The token that many places further on, without moving; END where there is none. */
    public Token peek(int ahead) {
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    /** Takes one token; at the end gives END again and again. */
    public Token next() {
        Token token = peek();
        if (token.kind() != Kind.END) {
            at++;
        }
        return token;
    }

    public boolean atEnd() {
        return peek().kind() == Kind.END;
    }

    /** Whether these words, without quotes and in any case, come next. */
    public boolean isNext(String... words) {
        for (int i = 0; i < words.length; i++) {
            if (!peek(i).isWord(words[i])) {
                return false;
            }
        }
        return true;
    }

    /** Takes these words if all of them come next; otherwise takes none. */
    public boolean accept(String... words) {
        boolean found = isNext(words);
        if (found) {
            at += words.length;
        }
        return found;
    }

    /** Takes that symbol if it comes next. */
    public boolean acceptSymbol(String symbol) {
        boolean found = peek().isSymbol(symbol);
        if (found) {
            at++;
        }
        return found;
    }

    /** @throws SqlTextException unless these words come next */
    public void expect(String... words) {
        if (!accept(words)) {
            throw expected(String.join(" ", words));
        }
    }

    /** @throws SqlTextException unless that symbol comes next */
    public void expectSymbol(String symbol) {
        if (!acceptSymbol(symbol)) {
            throw expected("\"" + symbol + "\"");
        }
    }

    /**
     * Takes a word or quoted name and gives it without quotes.
     *
     * @throws SqlTextException where something else comes next
     */
    public String name() {
        if (!peek().isName()) {
            throw expected("a name");
        }
        return next().value();
    }

    /**
     * Takes a parenthesised text and gives exactly what the source has between the parentheses, comments included.
     *
     * @throws SqlTextException unless an opening parenthesis comes next, or where it is never closed
     */
    public String balanced() {
        int open = peek().position();
        TokenCursor inside = parenthesised();
        return sql.substring(open + 1, inside.endToken().position());
    }

    /** The same as {@link #balanced()}, as a cursor whose positions are those of the whole text. */
    public TokenCursor parenthesised() {
        Token open = peek();
        expectSymbol("(");
        int first = at;
        skipUntil(token -> token.isSymbol(")"));
        Token close = peek();
        if (!acceptSymbol(")")) {
            throw new SqlTextException("a parenthesis opens and is not closed", open.position());
        }
        return part(first, at - 1, close.position());
    }

    /**
     * Takes tokens up to the first that {@code stop} wants, outside of parentheses, which is not taken, and gives
     * exactly what the source has there, without white space and comments at either end; empty for no token.
     */
    public String textUntil(Predicate<Token> stop) {
        int first = at;
        skipUntil(stop);
        return at == first
                ? ""
                : sql.substring(tokens.get(first).position(), tokens.get(at - 1).end());
    }

    /** What remains, cut at each comma outside of parentheses; one empty cursor where nothing remains. */
    public List<TokenCursor> splitAtCommas() {
        List<TokenCursor> parts = new ArrayList<>();
        do {
            int first = at;
            skipUntil(token -> token.isSymbol(","));
            parts.add(part(first, at, peek().position()));
        } while (acceptSymbol(","));
        return parts;
    }

    /** Exactly what the source has from the next token to the end, without white space and comments at either end. */
    public String remainingText() {
        return textUntil(token -> false);
    }

    /** An exception that says what should have come next, for the caller to throw. */
    public SqlTextException expected(String what) {
        return new SqlTextException("expected " + what + " but found " + peek().describe(), peek().position());
    }

    private void skipUntil(Predicate<Token> stop) {
        int depth = 0;
        while (!atEnd() && (depth > 0 || !stop.test(peek()))) {
            Token token = next();
            if (token.kind() == Kind.SYMBOL) {
                int change = OPENING.contains(token.text()) ? 1 : CLOSING.contains(token.text()) ? -1 : 0;
                depth = Math.max(0, depth + change);
            }
        }
    }

    private TokenCursor part(int from, int to, int endPosition) {
        List<Token> inside = new ArrayList<>(tokens.subList(from, to));
        inside.add(new Token(Kind.END, "", "", endPosition));
        return new TokenCursor(sql, List.copyOf(inside));
    }

    private Token endToken() {
        return tokens.get(tokens.size() - 1);
    }
}
