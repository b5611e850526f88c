package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.Translation;
import io.pgtrek.sql.Expression.Bits;
import io.pgtrek.sql.Expression.Call;
import io.pgtrek.sql.Expression.Hex;
import io.pgtrek.sql.Expression.Null;
import java.util.List;
import java.util.Map;

/** Translates defaults to the type of their column, or says why not. Immutable and safe for several threads. */
public final class DefaultTranslation {

    private static final ExpressionContext NO_COLUMNS = new ExpressionContext(Map.of(), Purpose.CHECK);

    private final Vocabulary vocabulary;
    private final Map<String, CallRule> calls;

    /** A function whose translation depends on the column's type; it throws {@link UntranslatableException}. */
    @FunctionalInterface
    public interface CallRule {
        String sql(List<Expression> arguments, PgType type);
    }

    /** @param calls by lower-case name; functions missing here are those of the vocabulary */
    public DefaultTranslation(Vocabulary vocabulary, Map<String, CallRule> calls) {
        this.vocabulary = vocabulary;
        this.calls = Map.copyOf(calls);
    }

    /** A value without quotes. */
    public Translation literal(String text, PgType type) {
        return ExpressionTranslation.attempt(text, () -> DefaultLiterals.sql(text, type));
    }

    /** SQL of the source. */
    public Translation expression(String text, PgType type) {
        return ExpressionTranslation.attempt(text, () -> sql(ExpressionParser.parse(text, vocabulary.grammar()), type));
    }

    private String sql(Expression expression, PgType type) {
        if (expression instanceof Null) {
            return "NULL";
        }
        if (expression instanceof Hex hex && Family.of(type) == Family.BYTES) {
            return DefaultLiterals.hex(hex.digits(), type);
        }
        if (expression instanceof Bits bits) {
            return DefaultLiterals.bits(bits.digits(), type);
        }
        if (expression instanceof Expression.Number number) {
            return DefaultLiterals.sql(number.text(), type);
        }
        if (expression instanceof Expression.Truth truth) {
            return DefaultLiterals.sql(truth.value() ? "1" : "0", type);
        }
        CallRule rule = expression instanceof Call call ? calls.get(call.function()) : null;
        return rule != null ? rule.sql(((Call) expression).arguments(), type) : computed(expression, type);
    }

    private String computed(Expression expression, PgType type) {
        Fragment value = new ExpressionRenderer(vocabulary, NO_COLUMNS).render(expression);
        String literal = value.literal();
        if (literal != null && value.family() != Family.INTERVAL) {
            return DefaultLiterals.sql(literal, type);
        }
        // a default's grammar is narrower than that of other expressions
        return Assignment.to(type, value).at(Binding.SIGN);
    }
}
