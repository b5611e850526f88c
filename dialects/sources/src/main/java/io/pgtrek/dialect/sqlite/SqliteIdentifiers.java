package io.pgtrek.dialect.sqlite;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.IdentifierRules;

/**
 * SQLite's spelling: always in the standard's quotes, the only style in which every character can stand.
 *
 * @see <a href="https://www.sqlite.org/lang_keywords.html">manual</a>
 */
final class SqliteIdentifiers implements IdentifierRules {

    static final SqliteIdentifiers RULES = new SqliteIdentifiers();

    private SqliteIdentifiers() {}

    @Override
    public String quote(Identifier identifier) {
        return '"' + identifier.text().replace("\"", "\"\"") + '"';
    }

    /** SQLite has no limit of its own. */
    @Override
    public int maxLength() {
        return Integer.MAX_VALUE;
    }

    /** SQLite folds ASCII letters only, so {@code Ä} and {@code ä} are two names. */
    static String fold(String name) {
        StringBuilder folded = new StringBuilder(name.length());
        name.chars().forEach(c -> folded.append((char) (c >= 'A' && c <= 'Z' ? c + 32 : c)));
        return folded.toString();
    }

    static boolean same(String one, String other) {
        return fold(one).equals(fold(other));
    }
}
