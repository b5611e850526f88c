package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.spi.Translation.Untranslated;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Translates a whole expression by a vocabulary, or says why not. Immutable and safe for several threads. */
public final class ExpressionTranslation {

    private final Vocabulary vocabulary;

    public ExpressionTranslation(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** A check, generated column, index key or predicate. */
    public Translation translate(String text, ExpressionContext context) {
        return attempt(
                text, expression -> finish(new ExpressionRenderer(vocabulary, context).render(expression), context));
    }

    /** A default, which has no columns; the function turns the expression into SQL of the column's type. */
    public Translation translateDefault(String text, Function<Expression, String> rule) {
        return attempt(text, rule);
    }

    /**
     * An expression without columns, as part of a default.
     *
     * @throws UntranslatableException with the reason
     */
    public Fragment constant(Expression expression) {
        return new ExpressionRenderer(vocabulary, new ExpressionContext(Map.of(), Purpose.CHECK)).render(expression);
    }

    private Translation attempt(String text, Function<Expression, String> rule) {
        try {
            return new Translated(rule.apply(ExpressionParser.parse(text, vocabulary.grammar())));
        } catch (SqlTextException | UntranslatableException e) {
            return new Untranslated(text, e.getMessage() == null ? "unknown" : e.getMessage());
        }
    }

    private static String finish(Fragment result, ExpressionContext context) {
        boolean condition = context.purpose() == Purpose.CHECK || context.purpose() == Purpose.INDEX_PREDICATE;
        Fragment whole = condition ? Coercion.toBoolean(result) : asResult(result, context.result());
        String unstable = whole.unstable();
        if (context.purpose() != Purpose.CHECK && unstable != null) {
            throw new UntranslatableException(unstable);
        }
        return whole.sql();
    }

    private static Fragment asResult(Fragment value, @Nullable PgType type) {
        return type == null ? value : Assignment.to(type, value);
    }
}
