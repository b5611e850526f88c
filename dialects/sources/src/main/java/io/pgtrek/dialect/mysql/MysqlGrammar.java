package io.pgtrek.dialect.mysql;

import io.pgtrek.sql.Grammar;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Expressions of MySQL and MariaDB under the default sql_mode, where {@code ||} is OR.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.4/en/operator-precedence.html">manual</a>
 */
final class MysqlGrammar {

    private static final List<String> INFIX = List.of(
            "or ||",
            "xor",
            "and &&",
            "",
            "= <=> >= > <= < <> !=",
            "|",
            "&",
            "<< >>",
            "+ -",
            "* / div % mod",
            "^",
            "",
            "",
            "collate",
            "-> ->>");

    private static final int NOT = 4;
    private static final int PREDICATE = 5;
    private static final int SIGN = 12;
    private static final int EXCLAMATION = 13;
    private static final int BINARY = 14;

    static final Grammar GRAMMAR = new Grammar(
            MysqlSyntax.LEXICON,
            Grammar.levels(INFIX),
            Map.of("not", NOT, "-", SIGN, "+", SIGN, "~", SIGN, "!", EXCLAMATION, "binary", BINARY),
            PREDICATE,
            Set.of("like", "regexp", "rlike"),
            Set.of(
                    "current_timestamp",
                    "current_date",
                    "current_time",
                    "localtime",
                    "localtimestamp",
                    "utc_timestamp",
                    "utc_date",
                    "utc_time"),
            true);

    private MysqlGrammar() {}
}
