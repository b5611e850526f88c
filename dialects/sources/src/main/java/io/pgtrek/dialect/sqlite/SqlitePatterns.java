package io.pgtrek.dialect.sqlite;

import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.Patterns;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary.MatchRule;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** LIKE and GLOB. */
final class SqlitePatterns {

    private SqlitePatterns() {}

    static Map<String, MatchRule> rules() {
        return Map.of(
                "like",
                SqlitePatterns::like,
                "glob",
                (text, pattern, escape, negated, purpose) -> glob(text, pattern, negated),
                "regexp",
                (text, pattern, escape, negated, purpose) -> ofApplication("regexp"),
                "match",
                (text, pattern, escape, negated, purpose) -> ofApplication("match"));
    }

    /**
     * LIKE ignores the case of ASCII letters, ILIKE that of all: good enough for a check, which then accepts more, but
     * not for values and indexes. There is no escape character unless one is given.
     *
     * @see <a href="https://www.sqlite.org/lang_expr.html#the_like_glob_regexp_match_and_extract_operators">manual</a>
     */
    private static Fragment like(
            Fragment text, Fragment pattern, @Nullable Fragment escape, boolean negated, Purpose purpose) {
        String literal = pattern.literal();
        boolean letters = literal == null || literal.chars().anyMatch(Character::isLetter);
        boolean backslash = literal == null || literal.indexOf('\\') >= 0;
        Fragment character = escape == null && backslash ? Fragment.text("") : escape;
        Fragment match = Patterns.like(letters ? "ILIKE" : "LIKE", text, pattern, character, negated);
        return letters
                ? match.unstable(
                        "LIKE ignores the case of other letters than in PostgreSQL; only a check is translated")
                : match;
    }

    private static Fragment glob(Fragment text, Fragment pattern, boolean negated) {
        String literal = pattern.literal();
        if (literal == null || !pattern.isText()) {
            throw new UntranslatableException("a pattern of GLOB is not written down");
        }
        GlobPattern glob = GlobPattern.of(literal);
        return glob.regular()
                ? Patterns.regexp(text, Fragment.text(glob.pattern()), negated)
                : Patterns.like("LIKE", text, Fragment.text(glob.pattern()), null, negated);
    }

    private static Fragment ofApplication(String operator) {
        throw new UntranslatableException("operator " + operator + " is defined by the application, not by SQLite");
    }
}
