package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.TokenCursor;
import java.util.Locale;

/**
 * When a trigger fires, e.g. {@code AFTER UPDATE OF a, b}.
 *
 * @see <a href="https://www.sqlite.org/lang_createtrigger.html">manual</a>
 */
record CreateTrigger(String event) {

    static CreateTrigger parse(String sql) {
        TokenCursor cursor = TokenCursor.of(sql, SqliteSyntax.LEXICON);
        SqliteNames.skipHead(cursor, "trigger");
        String time = time(cursor);
        String action = cursor.next().text().toUpperCase(Locale.ROOT);
        String of = cursor.accept("of") ? " OF " + cursor.textUntil(token -> token.isWord("on")) : "";
        return new CreateTrigger(time + " " + action + of);
    }

    /** BEFORE is what SQLite takes where nothing is written. */
    private static String time(TokenCursor cursor) {
        if (cursor.accept("after")) {
            return "AFTER";
        }
        if (cursor.accept("instead", "of")) {
            return "INSTEAD OF";
        }
        cursor.accept("before");
        return "BEFORE";
    }
}
