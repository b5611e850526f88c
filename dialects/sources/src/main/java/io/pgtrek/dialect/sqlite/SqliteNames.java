package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.Token.Kind;
import io.pgtrek.sql.TokenCursor;

/** Names as SQLite's grammar allows them: bare or in any of the four kinds of quotes, strings included. */
final class SqliteNames {

    private SqliteNames() {}

    /** Takes a name; {@code 'x'} where a name must stand is one. */
    static String name(TokenCursor cursor) {
        return cursor.peek().kind() == Kind.STRING ? cursor.next().value() : cursor.name();
    }

    /** Steps over {@code CREATE [TEMP] [UNIQUE] kind [IF NOT EXISTS] [schema.]name}. */
    static void skipHead(TokenCursor cursor, String kind) {
        cursor.expect("create");
        while (!cursor.atEnd() && !cursor.accept(kind)) {
            cursor.next();
        }
        cursor.accept("if", "not", "exists");
        name(cursor);
        if (cursor.acceptSymbol(".")) {
            name(cursor);
        }
    }
}
