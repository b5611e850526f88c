package io.pgtrek.sql;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;

/** Numbers written as text. */
public final class NumericText {

    /** Without an exponent, so that the plain form stays short. */
    private static final Pattern EXACT = Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)");

    private static final Pattern FLOAT = Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)[eE][+-]?\\d{1,3}");
    private static final int MAX_DIGITS = 1000;

    private NumericText() {}

    public static boolean isExact(String text) {
        return text.length() <= MAX_DIGITS && EXACT.matcher(text).matches();
    }

    public static boolean isFloat(String text) {
        return text.length() <= MAX_DIGITS && FLOAT.matcher(text).matches();
    }

    /**
     * A number with the type PostgreSQL or, for one with an exponent, the source gives it.
     *
     * @throws UntranslatableException where the text is no number
     */
    public static Fragment fragment(String text) {
        String trimmed = text.strip();
        Binding binding = trimmed.startsWith("-") ? Binding.SIGN : Binding.ATOM;
        if (isExact(trimmed)) {
            String plain = new BigDecimal(trimmed).toPlainString();
            return new Fragment(plain, binding, family(plain), null, plain, null);
        }
        if (isFloat(trimmed)) {
            return Fragment.of(trimmed, binding, Family.DOUBLE).cast("double precision", Family.DOUBLE);
        }
        throw new UntranslatableException("\"" + text + "\" is no number");
    }

    private static Family family(String plain) {
        if (plain.indexOf('.') >= 0) {
            return Family.NUMERIC;
        }
        int bits = new BigInteger(plain).bitLength();
        return bits < Integer.SIZE ? Family.INTEGER : bits < Long.SIZE ? Family.BIGINT : Family.NUMERIC;
    }
}
