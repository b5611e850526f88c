package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;
import io.pgtrek.sql.DefaultTranslation;
import io.pgtrek.sql.ExpressionTranslation;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.Patterns;
import io.pgtrek.sql.UntranslatableException;
import io.pgtrek.sql.Vocabulary;
import io.pgtrek.sql.Vocabulary.MatchRule;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Translates expressions as information_schema shows them. Text is compared verbatim: where the source's collation
 * ignores case, a translated check is stricter, which validation reports if rows violate it.
 */
final class MysqlExpressionTranslator implements ExpressionTranslator {

    /** What stands bare in COLUMN_DEFAULT of MySQL and is no literal. */
    private static final Pattern NOW =
            Pattern.compile("(?i)(?:current_timestamp|now|localtime|localtimestamp)(?:\\(\\d?\\))?");

    private static final Pattern BITS = Pattern.compile("(?i)b'[01]+'");
    private static final Pattern HEX = Pattern.compile("(?i)0x(?:[0-9a-f]{2})+");
    private static final Pattern INTRODUCED = Pattern.compile("(?s)_[a-z0-9]+\\s*'.*'");

    private static final Vocabulary VOCABULARY = new Vocabulary(
            MysqlGrammar.GRAMMAR,
            MysqlFunctions.rules(),
            MysqlOperators.infix(),
            MysqlOperators.prefix(),
            matches(),
            MysqlCasts.rules(),
            (value, collation, purpose) -> collate(value, collation),
            false);

    private final ExpressionTranslation expressions = new ExpressionTranslation(VOCABULARY);
    private final DefaultTranslation defaults = new DefaultTranslation(VOCABULARY, MysqlDefaults.calls());
    private final boolean mariaDb;

    /** @param mariaDb whether texts come from MariaDB, which does not escape them twice */
    MysqlExpressionTranslator(boolean mariaDb) {
        this.mariaDb = mariaDb;
    }

    @Override
    public Translation translateDefault(Column column, PgType target) {
        DefaultValue value = Objects.requireNonNull(column.defaultValue(), "the column has no default");
        boolean sql = value.expression() || isSql(value.text(), column.type().name());
        return trusted(
                value.text(),
                sql ? defaults.expression(readable(value.text()), target) : defaults.literal(value.text(), target));
    }

    @Override
    public Translation translate(String expression, ExpressionContext context) {
        return trusted(expression, expressions.translate(readable(expression), context));
    }

    private static Translation trusted(String text, Translation translation) {
        boolean doubtful = translation instanceof Translation.Translated && CatalogText.doubtful(text);
        return doubtful ? new Translation.Untranslated(text, CatalogText.REASON) : translation;
    }

    private String readable(String text) {
        return mariaDb ? text : EscapedExpression.unescape(text);
    }

    private static boolean isSql(String text, String type) {
        return switch (type.toLowerCase(Locale.ROOT)) {
            case "timestamp", "datetime", "date", "time" -> NOW.matcher(text).matches();
            case "bit" -> BITS.matcher(text).matches();
            case "binary", "varbinary" -> HEX.matcher(text).matches();
            default -> INTRODUCED.matcher(text).matches();
        };
    }

    private static Map<String, MatchRule> matches() {
        MatchRule regexp = (text, pattern, escape, negated, purpose) -> Patterns.regexp(text, pattern, negated);
        MatchRule like =
                (text, pattern, escape, negated, purpose) -> Patterns.like("LIKE", text, pattern, escape, negated);
        return Map.of("like", like, "regexp", regexp, "rlike", regexp);
    }

    /** Byte order equals what PostgreSQL does; other collations would have to be created first. */
    private static Fragment collate(Fragment value, String collation) {
        String lower = collation.toLowerCase(Locale.ROOT);
        if (lower.endsWith("_bin") || lower.equals("binary")) {
            return value;
        }
        throw new UntranslatableException("collation " + collation + " has no counterpart in PostgreSQL");
    }
}
