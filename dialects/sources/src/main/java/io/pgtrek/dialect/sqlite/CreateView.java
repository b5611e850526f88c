package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.TokenCursor;

/** The SELECT of a view. */
record CreateView(String select) {

    static CreateView parse(String sql) {
        TokenCursor cursor = TokenCursor.of(sql, SqliteSyntax.LEXICON);
        SqliteNames.skipHead(cursor, "view");
        if (cursor.peek().isSymbol("(")) {
            cursor.balanced();
        }
        cursor.expect("as");
        return new CreateView(cursor.remainingText());
    }
}
