package io.pgtrek.dialect.mysql;

import io.pgtrek.sql.CommentStyle;
import io.pgtrek.sql.Lexicon;
import io.pgtrek.sql.QuoteStyle;
import java.util.Set;

/**
 * What SQL of MySQL and MariaDB is made of under the default sql_mode.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.4/en/language-structure.html">manual</a>
 */
final class MysqlSyntax {

    static final Lexicon LEXICON = Lexicon.standard()
            .withQuotes(QuoteStyle.ESCAPED_STRING, QuoteStyle.ESCAPED_DOUBLE_QUOTED_STRING, QuoteStyle.BACKTICK_NAME)
            .withComments(
                    CommentStyle.DASHES_AND_BLANK, CommentStyle.HASH, CommentStyle.BLOCK, CommentStyle.EXECUTABLE_BLOCK)
            .withSymbols("<=>", "&&", "->>", "->", ":=")
            .withWords("$", "")
            .withParameters("?@")
            .withStringPrefixes(Set.of("n"), true);

    private MysqlSyntax() {}
}
