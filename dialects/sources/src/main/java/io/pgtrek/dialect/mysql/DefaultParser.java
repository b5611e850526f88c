package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.type.NativeType;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes one form of what the versions write into COLUMN_DEFAULT. */
record DefaultParser(MysqlVersion version) {

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)(e[+-]?\\d+)?");

    /**
     * @param text of COLUMN_DEFAULT; null for none
     * @param extra of EXTRA
     */
    @Nullable
    DefaultValue parse(@Nullable String text, String extra, NativeType type) {
        if (text == null) {
            return null;
        }
        return version.defaultsAreSql() ? fromSql(text) : fromBareText(text, extra, type);
    }

    /** MariaDB: NULL is the default NULL, strings stand in quotes. */
    private static @Nullable DefaultValue fromSql(String sql) {
        if (sql.equalsIgnoreCase("NULL")) {
            return null;
        }
        return QuotedText.literal(sql)
                .map(literal -> new DefaultValue(literal, false))
                .orElseGet(() -> new DefaultValue(
                        sql, !NUMBER.matcher(sql.toLowerCase(Locale.ROOT)).matches()));
    }

    /** MySQL: bare text, which is SQL only where the version says so or the type makes it so. */
    private DefaultValue fromBareText(String text, String extra, NativeType type) {
        if (extra.toUpperCase(Locale.ROOT).contains("DEFAULT_GENERATED")) {
            return new DefaultValue(Expressions.plain(text, version), true);
        }
        return new DefaultValue(text, isSql(text, type));
    }

    private static boolean isSql(String text, NativeType type) {
        return switch (MysqlFamily.of(type)) {
            case MOMENT -> text.toUpperCase(Locale.ROOT).startsWith("CURRENT_TIMESTAMP");
            case BIT -> text.startsWith("b'");
            case BINARY -> type.name().endsWith("binary") && text.startsWith("0x");
            case INTEGER, DECIMAL, FLOATING, TEXT, ENUM, SET, DATE, TIME, YEAR, JSON, SPATIAL, UUID, INET, OTHER ->
                false;
        };
    }
}
