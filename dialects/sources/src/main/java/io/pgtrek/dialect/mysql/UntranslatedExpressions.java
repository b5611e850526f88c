package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;

/** Says of every expression that it was not translated. */
final class UntranslatedExpressions implements ExpressionTranslator {

    private static final String REASON = "this version does not translate expressions of MySQL";

    @Override
    public Translation translateDefault(Column column, PgType target) {
        DefaultValue value = column.defaultValue();
        return new Translation.Untranslated(value == null ? "" : value.text(), REASON);
    }

    @Override
    public Translation translate(String expression, ExpressionContext context) {
        return new Translation.Untranslated(expression, REASON);
    }
}
