package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ValueSink;
import java.util.Locale;
import java.util.Set;

/** boolean, from 0 and 1 or from words. */
record BooleanConversion() implements Conversion {

    private static final Set<String> TRUE = Set.of("t", "true", "y", "yes", "on", "1");
    private static final Set<String> FALSE = Set.of("f", "false", "n", "no", "off", "0");

    @Override
    public PgType target() {
        return PgType.BOOLEAN;
    }

    @Override
    public String fits() {
        return "case typeof({}) when 'integer' then {} in (0, 1) when 'text' then lower({}) in"
                + " ('t', 'true', 'y', 'yes', 'on', 'f', 'false', 'n', 'no', 'off') else 0 end";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        sink.writeBoolean(value instanceof String text ? word(text) : number(value));
    }

    private static boolean word(String text) {
        String lower = text.strip().toLowerCase(Locale.ROOT);
        if (TRUE.contains(lower)) {
            return true;
        }
        if (FALSE.contains(lower)) {
            return false;
        }
        throw Conversion.unfit(text, "boolean");
    }

    private static boolean number(Object value) {
        double number = value instanceof Number n ? n.doubleValue() : Double.NaN;
        if (number != 0 && number != 1) {
            throw Conversion.unfit(value, "boolean");
        }
        return number == 1;
    }
}
