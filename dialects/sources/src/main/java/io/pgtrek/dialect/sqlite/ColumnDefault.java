package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.sql.SqlTextException;
import io.pgtrek.sql.Token;
import io.pgtrek.sql.Token.Kind;
import io.pgtrek.sql.TokenCursor;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a default as table_xinfo gives it: the text of an expression, its outer parentheses gone.
 *
 * @see <a href="https://www.sqlite.org/lang_createtable.html#the_default_clause">manual</a>
 */
final class ColumnDefault {

    private static final Set<String> NOT_TEXT =
            Set.of("true", "false", "current_time", "current_date", "current_timestamp");

    private ColumnDefault() {}

    /** Null where there is none, or the default is NULL. */
    static @Nullable DefaultValue parse(@Nullable String text) {
        if (text == null) {
            return null;
        }
        try {
            return parse(TokenCursor.of(text, SqliteSyntax.LEXICON), text);
        } catch (SqlTextException e) {
            // e.g. a blob literal of odd length: the translator says what it cannot read
            return new DefaultValue(text, true);
        }
    }

    private static @Nullable DefaultValue parse(TokenCursor cursor, String text) {
        Token first = cursor.next();
        if (first.isSymbol("-")
                && cursor.peek().kind() == Kind.NUMBER
                && cursor.peek(1).kind() == Kind.END) {
            return new DefaultValue("-" + cursor.peek().text(), false);
        }
        if (!cursor.atEnd()) {
            return new DefaultValue(text, true);
        }
        return first.isWord("null") ? null : new DefaultValue(literal(first) ? first.value() : text, !literal(first));
    }

    /** A lone name is a string to SQLite here: {@code default none}, {@code default "none"}. */
    private static boolean literal(Token token) {
        return switch (token.kind()) {
            case STRING, QUOTED_NAME -> true;
            case NUMBER -> !token.lower().startsWith("0x");
            case WORD -> !NOT_TEXT.contains(token.lower());
            case HEX_STRING, BIT_STRING, INTRODUCER, PARAMETER, SYMBOL, END -> false;
        };
    }
}
