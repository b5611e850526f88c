package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.Grammar;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Expressions of SQLite.
 *
 * @see <a href="https://www.sqlite.org/lang_expr.html#operators_and_parse_affecting_attributes">manual</a>
 */
final class SqliteGrammar {

    private static final List<String> INFIX = List.of(
            "or", "and", "", "= == <> !=", "< <= > >=", "", "& | << >>", "+ -", "* / %", "|| -> ->>", "collate");

    private static final int NOT = 3;
    private static final int PREDICATE = 4;
    private static final int SIGN = 12;

    static final Grammar GRAMMAR = new Grammar(
            SqliteSyntax.LEXICON,
            Grammar.levels(INFIX),
            Map.of("not", NOT, "-", SIGN, "+", SIGN, "~", SIGN),
            PREDICATE,
            Set.of("like", "glob", "regexp", "match"),
            Set.of("current_timestamp", "current_date", "current_time"),
            false);

    private SqliteGrammar() {}
}
