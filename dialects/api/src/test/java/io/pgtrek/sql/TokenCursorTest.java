package io.pgtrek.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TokenCursorTest {

    private static TokenCursor cursor(String sql) {
        return TokenCursor.of(sql, Lexicon.standard());
    }

    @Test
    void walksACreateTable() {
        TokenCursor sql = cursor("CREATE TABLE \"t 1\" (id INTEGER, s text DEFAULT (f(1, 2)) /* x */, CHECK (a > 0 ))");

        sql.expect("create", "table");
        assertThat(sql.name()).isEqualTo("t 1");
        assertThat(sql.parenthesised().splitAtCommas())
                .extracting(TokenCursor::remainingText)
                .containsExactly("id INTEGER", "s text DEFAULT (f(1, 2))", "CHECK (a > 0 )");
        assertThat(sql.atEnd()).isTrue();
    }

    @Test
    void givesBalancedTextAsItStands() {
        TokenCursor sql = cursor("( a /* ) */ + f(')') ) rest");

        assertThat(sql.balanced()).isEqualTo(" a /* ) */ + f(')') ");
        assertThat(sql.remainingText()).isEqualTo("rest");
    }

    @Test
    void acceptsAllWordsOrNone() {
        TokenCursor sql = cursor("primary INDEX");

        assertThat(sql.accept("primary", "key")).isFalse();
        assertThat(sql.accept("PRIMARY", "index")).isTrue();
    }

    @Test
    void takesNoQuotedNameForAKeyword() {
        assertThat(cursor("\"check\"").accept("check")).isFalse();
    }

    @Test
    void stopsOutsideOfParentheses() {
        TokenCursor sql = cursor("f(a, b) + 1, c");

        assertThat(sql.textUntil(token -> token.isSymbol(","))).isEqualTo("f(a, b) + 1");
        assertThat(sql.acceptSymbol(",")).isTrue();
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> cursor("a (b").expect("b")).hasMessage("expected b but found \"a\" at position 0");
        assertThatThrownBy(() -> cursor("(a (b)").balanced())
                .hasMessage("a parenthesis opens and is not closed at position 0");
        assertThatThrownBy(() -> cursor("").name()).hasMessage("expected a name but found end of text at position 0");
    }

    @Test
    void staysAtTheEnd() {
        TokenCursor sql = cursor("a");
        sql.next();

        assertThat(sql.next().kind()).isEqualTo(Token.Kind.END);
        assertThat(sql.next().kind()).isEqualTo(Token.Kind.END);
        assertThat(sql.peek(7).kind()).isEqualTo(Token.Kind.END);
    }
}
