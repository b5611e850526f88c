package io.pgtrek.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.sql.Token.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LexerTest {

    private static final Lexicon BACKSLASHES = Lexicon.standard()
            .withQuotes(QuoteStyle.ESCAPED_STRING, QuoteStyle.ESCAPED_DOUBLE_QUOTED_STRING, QuoteStyle.BACKTICK_NAME)
            .withComments(
                    CommentStyle.DASHES_AND_BLANK, CommentStyle.HASH, CommentStyle.BLOCK, CommentStyle.EXECUTABLE_BLOCK)
            .withSymbols("<=>", "&&", "->", "->>")
            .withParameters("?@")
            .withStringPrefixes(Set.of("n"), true);

    private static final Lexicon MANY_QUOTES = Lexicon.standard()
            .withQuotes(QuoteStyle.STRING, QuoteStyle.NAME, QuoteStyle.BACKTICK_NAME, QuoteStyle.BRACKET_NAME)
            .withComments(CommentStyle.DASHES, CommentStyle.NESTED_BLOCK, CommentStyle.BRACES);

    @Test
    void keepsPositionsAndText() {
        List<Token> tokens = Lexer.tokens("a /* x */ <> 'b''c' -- end", MANY_QUOTES);

        assertThat(tokens)
                .containsExactly(
                        new Token(Kind.WORD, "a", "a", 0),
                        new Token(Kind.SYMBOL, "<>", "<>", 10),
                        new Token(Kind.STRING, "'b''c'", "b'c", 13),
                        new Token(Kind.END, "", "", 26));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {
                "`a``b`,QUOTED_NAME,a`b",
                "\"it\\'s\",STRING,it's",
                "'50\\%',STRING,50\\%",
                "'a\\\\b',STRING,a\\b",
                "N'x',STRING,x",
                "x'0aFF',HEX_STRING,0aFF",
                "B'010',BIT_STRING,010",
                "0x1f,NUMBER,0x1f",
                "0b01,NUMBER,0b01",
                "1e-3,NUMBER,1e-3",
                ".5,NUMBER,.5",
                "5.,NUMBER,5.",
                "@@sql_mode,PARAMETER,@@sql_mode",
                "?,PARAMETER,?",
                "<=>,SYMBOL,<=>",
                "->>,SYMBOL,->>",
                "\uD83D\uDE00,WORD,\uD83D\uDE00",
                "x,WORD,x",
            })
    void readsOneToken(String sql, Kind kind, String value) {
        assertThat(Lexer.tokens(sql, BACKSLASHES)).hasSize(2).first().satisfies(token -> {
            assertThat(token.kind()).isEqualTo(kind);
            assertThat(token.value()).isEqualTo(value);
            assertThat(token.text()).isEqualTo(sql);
        });
    }

    @Test
    void readsTheCharacterSetBeforeAString() {
        assertThat(Lexer.tokens("_utf8mb4'x' _latin1 x'41' _name + 1", BACKSLASHES))
                .extracting(Token::kind)
                .startsWith(Kind.INTRODUCER, Kind.STRING, Kind.INTRODUCER, Kind.HEX_STRING, Kind.WORD, Kind.SYMBOL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 -- x", "1 # x", "1 /* ' */", "1 /*", "/*!50100 1 */", "/*M!100100 1 */"})
    void knowsComments(String sql) {
        if (sql.endsWith("/*")) {
            assertThatThrownBy(() -> Lexer.tokens(sql, BACKSLASHES)).isInstanceOf(SqlTextException.class);
        } else {
            assertThat(Lexer.tokens(sql, BACKSLASHES)).extracting(Token::text).containsExactly("1", "");
        }
    }

    @Test
    void takesDashesWithoutBlankAsArithmeticWhereTheDatabaseDoes() {
        assertThat(Lexer.tokens("1--1", BACKSLASHES)).hasSize(5);
        assertThat(Lexer.tokens("1--1", MANY_QUOTES)).hasSize(2);
    }

    @Test
    void nestsCommentsWhereTheDatabaseDoes() {
        assertThat(Lexer.tokens("/* a /* b */ c */ 1 {d}", MANY_QUOTES)).hasSize(2);
        assertThatThrownBy(() -> Lexer.tokens("/* a /* b */ c", MANY_QUOTES)).isInstanceOf(SqlTextException.class);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {"a = 'b,4", "a = 'b\\',4", "\"b,0", "`b,0", "ab x'1,3", "ab x'g',3", "ab /* c,3", "'\\,0"})
    void saysWhereWhatDoesNotEndStarts(String sql, int position) {
        assertThatThrownBy(() -> Lexer.tokens(sql, BACKSLASHES))
                .isInstanceOfSatisfying(
                        SqlTextException.class, e -> assertThat(e.position()).isBetween(position, position + 1))
                .hasMessageContaining("at position");
    }

    @Test
    void endsOnAnyInput() {
        String alphabet = "ab_xXnN01.e'\"`[]()/*-#!{}\\@?:$<>=|& \n\u0000\uD83Dé;,";
        Random random = new Random(4711);
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            for (int i = 0; i < 50_000; i++) {
                String sql = randomText(random, alphabet);
                lossless(sql, BACKSLASHES);
                lossless(sql, MANY_QUOTES);
            }
        });
    }

    private static String randomText(Random random, String alphabet) {
        return random.ints(random.nextInt(24), 0, alphabet.length())
                .collect(StringBuilder::new, (text, i) -> text.append(alphabet.charAt(i)), StringBuilder::append)
                .toString();
    }

    private static void lossless(String sql, Lexicon lexicon) {
        try {
            int end = 0;
            for (Token token : Lexer.tokens(sql, lexicon)) {
                assertThat(token.position()).isGreaterThanOrEqualTo(end);
                assertThat(sql.substring(token.position(), token.end())).isEqualTo(token.text());
                end = token.end();
            }
        } catch (SqlTextException e) {
            assertThat(e.position()).isBetween(0, sql.length());
        }
    }
}
