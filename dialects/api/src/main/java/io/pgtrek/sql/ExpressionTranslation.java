package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.spi.Translation.Untranslated;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Translates a whole expression by a vocabulary, or says why not. Immutable and safe for several threads. */
public final class ExpressionTranslation {

    private final Vocabulary vocabulary;

    public ExpressionTranslation(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** A check, generated column, index key or predicate. */
    public Translation translate(String text, ExpressionContext context) {
        return attempt(text, () -> {
            Expression expression = ExpressionParser.parse(text, vocabulary.grammar());
            return finish(new ExpressionRenderer(vocabulary, context).render(expression), context);
        });
    }

    /** What the rule makes of the text, or the reason it gives up with. */
    static Translation attempt(String text, Supplier<String> rule) {
        try {
            return new Translated(rule.get());
        } catch (SqlTextException | UntranslatableException e) {
            return new Untranslated(text, String.valueOf(e.getMessage()));
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
