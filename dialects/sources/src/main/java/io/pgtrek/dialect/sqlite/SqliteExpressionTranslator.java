package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;
import io.pgtrek.sql.DefaultTranslation;
import io.pgtrek.sql.ExpressionTranslation;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary;
import java.util.Locale;
import java.util.Objects;

/** Translates expressions as they stand in the statements SQLite keeps. */
final class SqliteExpressionTranslator implements ExpressionTranslator {

    private static final Vocabulary VOCABULARY = new Vocabulary(
            SqliteGrammar.GRAMMAR,
            SqliteFunctions.rules(),
            SqliteOperators.infix(),
            SqliteOperators.prefix(),
            SqlitePatterns.rules(),
            SqliteCasts.rules(),
            SqliteExpressionTranslator::collate,
            true);

    private static final ExpressionTranslation EXPRESSIONS = new ExpressionTranslation(VOCABULARY);
    private static final DefaultTranslation DEFAULTS = new DefaultTranslation(VOCABULARY, SqliteDefaults.calls());

    @Override
    public Translation translateDefault(Column column, PgType target) {
        DefaultValue value = Objects.requireNonNull(column.defaultValue(), "the column has no default");
        return value.expression() ? DEFAULTS.expression(value.text(), target) : DEFAULTS.literal(value.text(), target);
    }

    @Override
    public Translation translate(String expression, ExpressionContext context) {
        return EXPRESSIONS.translate(expression, context);
    }

    /** An index that ignores case is one over folded text; elsewhere the other operand would need folding as well. */
    private static Fragment collate(Fragment value, String collation, Purpose purpose) {
        String lower = collation.toLowerCase(Locale.ROOT);
        if (lower.equals("binary")) {
            return value;
        }
        if (lower.equals("nocase") && purpose == Purpose.INDEX_KEY && value.family() == Family.TEXT) {
            return Fragment.call("lower", Family.TEXT, value);
        }
        throw new UntranslatableException("collation " + collation + " is not translated here");
    }
}
