package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;

final class SqliteExpressionTranslator implements ExpressionTranslator {

    @Override
    public Translation translateDefault(Column column, PgType target) {
        return new Translation.Untranslated(String.valueOf(column.defaultValue()), "not translated yet");
    }

    @Override
    public Translation translate(String expression, ExpressionContext context) {
        return new Translation.Untranslated(expression, "not translated yet");
    }
}
