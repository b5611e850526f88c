package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.Token;
import io.pgtrek.sql.TokenCursor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the text of a CREATE INDEX says and no pragma tells.
 *
 * @param keys text of each key, without collation and direction
 * @param where predicate of a partial index
 * @see <a href="https://www.sqlite.org/lang_createindex.html">manual</a>
 */
record CreateIndex(List<String> keys, @Nullable String where) {

    CreateIndex {
        keys = List.copyOf(keys);
    }

    static CreateIndex parse(String sql) {
        TokenCursor cursor = TokenCursor.of(sql, SqliteSyntax.LEXICON);
        SqliteNames.skipHead(cursor, "index");
        cursor.expect("on");
        SqliteNames.name(cursor);
        List<String> keys = cursor.parenthesised().splitAtCommas().stream()
                .map(CreateIndex::key)
                .toList();
        return new CreateIndex(keys, cursor.accept("where") ? cursor.remainingText() : null);
    }

    private static String key(TokenCursor cursor) {
        String text = cursor.textUntil(CreateIndex::endsKey);
        if (cursor.accept("collate")) {
            SqliteNames.name(cursor);
        }
        String rest = cursor.textUntil(token -> token.isWord("asc") || token.isWord("desc"));
        if (!rest.isEmpty()) {
            throw cursor.expected("the end of an index key");
        }
        return text;
    }

    private static boolean endsKey(Token token) {
        return token.isWord("collate") || token.isWord("asc") || token.isWord("desc");
    }
}
