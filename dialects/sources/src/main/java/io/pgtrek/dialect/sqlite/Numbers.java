package io.pgtrek.dialect.sqlite;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Stored values as decimal numbers, and numbers as text. */
final class Numbers {

    /** No more exponent than doubles have, so that a short text cannot ask for gigabytes of zeros. */
    private static final Pattern DECIMAL = Pattern.compile("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d{1,3})?");

    private static final double PLAIN_FROM = 1e-4;
    private static final double PLAIN_TO = 1e15;

    private Numbers() {}

    /** The value's exact decimal; for a double the shortest that gives the same double. */
    static BigDecimal decimal(Object value, String wanted) {
        if (value instanceof Long whole) {
            return BigDecimal.valueOf(whole);
        }
        if (value instanceof Double real && Double.isFinite(real)) {
            return plain(new BigDecimal(Double.toString(real)));
        }
        if (value instanceof String text && DECIMAL.matcher(text.strip()).matches()) {
            return new BigDecimal(text.strip());
        }
        throw Conversion.unfit(value, wanted);
    }

    /** 1.0E30 without exponent, 1.50 without the trailing zero. */
    static BigDecimal plain(BigDecimal decimal) {
        BigDecimal stripped = decimal.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /** The number as text that reads back as the same number, with an exponent only where SQLite writes one. */
    static String text(Number number) {
        if (!(number instanceof Double real)) {
            return number.toString();
        }
        double size = Math.abs(real);
        if (size < PLAIN_FROM || size >= PLAIN_TO) {
            return Double.toString(real);
        }
        String plain = new BigDecimal(Double.toString(real)).toPlainString();
        return plain.indexOf('.') < 0 ? plain + ".0" : plain;
    }
}
