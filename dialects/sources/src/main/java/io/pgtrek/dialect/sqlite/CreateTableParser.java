package io.pgtrek.dialect.sqlite;

import io.pgtrek.dialect.sqlite.CreateTable.Checked;
import io.pgtrek.dialect.sqlite.CreateTable.Foreign;
import io.pgtrek.dialect.sqlite.CreateTable.Unique;
import io.pgtrek.sql.SqlTextException;
import io.pgtrek.sql.Token;
import io.pgtrek.sql.TokenCursor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads CREATE TABLE as SQLite keeps it. SQLite has accepted the text already, so this only picks out what it knows
 * and steps over the rest.
 *
 * @see <a href="https://www.sqlite.org/lang_createtable.html">manual</a>
 */
final class CreateTableParser {

    private static final Set<String> TABLE_CONSTRAINTS = Set.of("constraint", "primary", "unique", "check", "foreign");
    private static final Set<String> COLUMN_CONSTRAINTS = Set.of(
            "constraint",
            "primary",
            "not",
            "null",
            "unique",
            "check",
            "default",
            "collate",
            "references",
            "generated",
            "as",
            "deferrable");

    private @Nullable String primaryKeyName;
    private boolean autoincrement;
    private final List<Unique> uniques = new ArrayList<>();
    private final List<Foreign> foreignKeys = new ArrayList<>();
    private final List<Checked> checks = new ArrayList<>();
    private final Map<String, String> generated = new HashMap<>();
    private final Map<String, String> collations = new HashMap<>();
    private @Nullable String pendingName;

    private CreateTableParser() {}

    /** @throws SqlTextException for text that is no CREATE TABLE */
    static CreateTable parse(String sql) {
        TokenCursor cursor = TokenCursor.of(sql, SqliteSyntax.LEXICON);
        SqliteNames.skipHead(cursor, "table");
        CreateTableParser parser = new CreateTableParser();
        cursor.parenthesised().splitAtCommas().forEach(parser::element);
        return parser.result();
    }

    private CreateTable result() {
        return new CreateTable(primaryKeyName, autoincrement, uniques, foreignKeys, checks, generated, collations);
    }

    private void element(TokenCursor cursor) {
        pendingName = null;
        if (startsWith(cursor, TABLE_CONSTRAINTS)) {
            constraints(cursor, null);
            return;
        }
        String column = SqliteNames.name(cursor);
        cursor.textUntil(token -> isWord(token, COLUMN_CONSTRAINTS));
        constraints(cursor, column);
    }

    private void constraints(TokenCursor cursor, @Nullable String column) {
        while (!cursor.atEnd()) {
            if (cursor.accept("constraint")) {
                pendingName = SqliteNames.name(cursor);
            } else if (!known(cursor, column)) {
                skip(cursor);
            }
        }
    }

    /** Lists in parentheses go as one, since a column in them may have any name. */
    private static void skip(TokenCursor cursor) {
        if (cursor.peek().isSymbol("(")) {
            cursor.balanced();
        } else {
            cursor.next();
        }
    }

    private boolean known(TokenCursor cursor, @Nullable String column) {
        if (cursor.accept("primary", "key")) {
            primaryKey(cursor);
        } else if (cursor.accept("unique")) {
            uniques.add(new Unique(takeName(), column != null ? folded(column) : columns(cursor)));
        } else if (cursor.accept("check")) {
            checks.add(new Checked(takeName(), column, cursor.balanced().strip()));
        } else if (cursor.accept("references")) {
            SqliteNames.name(cursor);
            foreignKeys.add(new Foreign(takeName(), false));
        } else if (cursor.accept("default")) {
            defaultValue(cursor);
        } else {
            return attribute(cursor, column);
        }
        return true;
    }

    private boolean attribute(TokenCursor cursor, @Nullable String column) {
        if (cursor.accept("set", "null") || cursor.accept("set", "default")) {
            // an action of a foreign key; alone, the second word would start a constraint
            return true;
        }
        if (cursor.accept("not", "deferrable")) {
            cursor.accept("initially", "deferred");
        } else if (cursor.accept("deferrable")) {
            deferrable(cursor);
        } else if (cursor.accept("autoincrement")) {
            autoincrement = true;
        } else if (column != null && cursor.accept("collate")) {
            collations.put(SqliteIdentifiers.fold(column), SqliteNames.name(cursor));
        } else if (column != null && cursor.accept("as")) {
            generated.put(SqliteIdentifiers.fold(column), cursor.balanced().strip());
        } else if (cursor.accept("null") || cursor.accept("not", "null")) {
            takeName();
        } else {
            return false;
        }
        return true;
    }

    private void primaryKey(TokenCursor cursor) {
        primaryKeyName = takeName();
        if (cursor.peek().isSymbol("(")) {
            TokenCursor keys = cursor.parenthesised();
            while (!keys.atEnd()) {
                autoincrement |= keys.next().isWord("autoincrement");
            }
        }
    }

    /** A name may follow that is a keyword of constraints elsewhere: the default's value is taken whole. */
    private void defaultValue(TokenCursor cursor) {
        takeName();
        if (cursor.peek().isSymbol("(")) {
            cursor.balanced();
            return;
        }
        boolean signed = cursor.acceptSymbol("+") || cursor.acceptSymbol("-");
        if (signed || !cursor.atEnd()) {
            cursor.next();
        }
    }

    private void deferrable(TokenCursor cursor) {
        if (cursor.accept("initially", "deferred") && !foreignKeys.isEmpty()) {
            int last = foreignKeys.size() - 1;
            foreignKeys.set(last, new Foreign(foreignKeys.get(last).name(), true));
        }
    }

    private static List<String> columns(TokenCursor cursor) {
        return cursor.parenthesised().splitAtCommas().stream()
                .map(SqliteNames::name)
                .map(SqliteIdentifiers::fold)
                .toList();
    }

    private static List<String> folded(String column) {
        return List.of(SqliteIdentifiers.fold(column));
    }

    private @Nullable String takeName() {
        String name = pendingName;
        pendingName = null;
        return name;
    }

    private static boolean startsWith(TokenCursor cursor, Set<String> words) {
        return isWord(cursor.peek(), words);
    }

    private static boolean isWord(Token token, Set<String> words) {
        return token.kind() == Token.Kind.WORD && words.contains(token.lower());
    }
}
