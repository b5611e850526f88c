package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.CommentStyle;
import io.pgtrek.sql.Lexicon;
import io.pgtrek.sql.QuoteStyle;
import java.util.Set;

/**
 * What SQLite's SQL is made of.
 *
 * @see <a href="https://www.sqlite.org/lang_keywords.html">names in four kinds of quotes</a>
 */
final class SqliteSyntax {

    static final Lexicon LEXICON = Lexicon.standard()
            .withQuotes(QuoteStyle.STRING, QuoteStyle.NAME, QuoteStyle.BACKTICK_NAME, QuoteStyle.BRACKET_NAME)
            .withComments(CommentStyle.DASHES, CommentStyle.BLOCK)
            .withSymbols("==", "->>", "->")
            .withWords("", "$")
            .withParameters("?:@$")
            .withStringPrefixes(Set.of(), false);

    private SqliteSyntax() {}
}
