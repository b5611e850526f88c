package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValueSink;

/**
 * text, varchar, char, citext, xml: numbers as their shortest exact text, blobs where they are UTF-8.
 *
 * @param limit characters; -1 for none
 */
record TextConversion(PgType target, int limit, NulBytes nulBytes) implements Conversion {

    static final int UNLIMITED = -1;

    /** SQLite's length() ends at a zero byte, so a text that has one cannot be measured. */
    @Override
    public String fits() {
        return limit == UNLIMITED
                ? "typeof({}) <> 'blob'"
                : "typeof({}) = 'text' and length({}) <= " + limit + " and instr({}, char(0)) = 0";
    }

    @Override
    public void write(Object value, ValueSink sink) {
        String text = withoutNul(text(value), sink);
        if (limit != UNLIMITED && text.length() > limit && text.codePointCount(0, text.length()) > limit) {
            throw new UnconvertibleValueException(Refusal.LENGTH, "a text longer than " + limit + " characters");
        }
        sink.writeText(text);
    }

    @Override
    public boolean takesEmptyText() {
        return true;
    }

    private static String text(Object value) {
        if (value instanceof byte[] bytes) {
            return Utf8.decode(bytes, "a blob that is not UTF-8 text");
        }
        return value instanceof Number number ? Numbers.text(number) : (String) value;
    }

    private String withoutNul(String text, ValueSink sink) {
        if (text.indexOf('\0') < 0) {
            return text;
        }
        if (nulBytes == NulBytes.REJECT) {
            throw new UnconvertibleValueException(Refusal.NUL, "a text with U+0000 in it");
        }
        sink.altered(Alteration.NUL_REMOVED);
        return text.replace("\0", "");
    }
}
