package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Literal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a default that the source gives as a bare value in the column's type. */
public final class DefaultLiterals {

    private DefaultLiterals() {}

    /**
     * @param text the value without quotes
     * @throws UntranslatableException where the type cannot hold it
     */
    public static String sql(String text, PgType type) {
        if (text.indexOf('\0') >= 0 && Family.of(type) != Family.BYTES) {
            throw new UntranslatableException("the default holds U+0000, which PostgreSQL cannot store");
        }
        if (type instanceof PgType.Array array) {
            return array(text, array);
        }
        if (type instanceof PgType.Enumeration enumeration) {
            return Literal.sql(EnumLabels.find(enumeration.labels(), text));
        }
        return simple(text, type);
    }

    private static String simple(String text, PgType type) {
        return switch (Family.of(type)) {
            case BOOLEAN -> truth(text);
            case INTEGER, BIGINT -> whole(text, type);
            case NUMERIC -> number(text);
            case REAL, DOUBLE -> NumericText.isFloat(text.strip()) ? text.strip() : number(text);
            case DATE, TIMESTAMP -> day(text);
            case TIMESTAMPTZ -> day(text + (text.indexOf(':') < 0 ? " 00:00:00" : ""), "+00");
            case TIME -> time(text);
            case BYTES -> Literal.sql("\\x" + HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)));
            case BITS -> bits(text, type);
            case TEXT, JSON, UUID -> Literal.sql(text);
            case INTERVAL -> Literal.sql(TemporalText.requireSpan(text));
            case NULL, ENUMERATION, OTHER -> other(text, type);
        };
    }

    /** Bits in the width of the type. */
    public static String bits(String digits, PgType type) {
        if (Family.of(type) == Family.BOOLEAN) {
            return truth(digits.replaceFirst("^0+(?=.)", ""));
        }
        if (Family.of(type).isInteger() || type instanceof PgType.Numeric) {
            return new BigInteger(digits, 2).toString();
        }
        if (digits.isEmpty() || !digits.chars().allMatch(c -> c == '0' || c == '1')) {
            throw new UntranslatableException("\"" + digits + "\" is not written in bits");
        }
        int width = type instanceof PgType.Bit bit ? bit.length() : digits.length();
        String significant = digits.replaceFirst("^0+", "");
        if (significant.length() > width) {
            throw new UntranslatableException("the bits \"" + digits + "\" do not fit the column");
        }
        return "B'" + "0".repeat(width - significant.length()) + significant + "'";
    }

    /** Bytes given as hexadecimal digits. */
    public static String hex(String digits, PgType type) {
        if (Family.of(type) == Family.BYTES) {
            return Literal.sql("\\x" + digits);
        }
        throw new UntranslatableException("a binary string is the default of a column that is not bytea");
    }

    private static String truth(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "1", "true" -> "true";
            case "0", "false" -> "false";
            default -> throw new UntranslatableException("\"" + text + "\" is no boolean");
        };
    }

    private static String whole(String text, PgType type) {
        try {
            BigInteger value = new BigDecimal(number(text)).toBigIntegerExact();
            int bits = type.equals(PgType.SMALLINT) ? Short.SIZE : type.equals(PgType.INTEGER) ? 32 : Long.SIZE;
            if (value.bitLength() >= bits) {
                throw new UntranslatableException("\"" + text + "\" does not fit the column");
            }
            return value.toString();
        } catch (ArithmeticException e) {
            throw new UntranslatableException("\"" + text + "\" is not a whole number");
        }
    }

    private static String number(String text) {
        String trimmed = text.strip();
        if (NumericText.isExact(trimmed) || NumericText.isFloat(trimmed)) {
            return new BigDecimal(trimmed).toPlainString();
        }
        throw new UntranslatableException("\"" + text + "\" is no number");
    }

    private static String day(String text) {
        return day(text, "");
    }

    /** The source's session is set to UTC, so a moment is shown in UTC. */
    private static String day(String text, String zone) {
        TemporalText.isDayOnly(text);
        return Literal.sql(text + zone);
    }

    private static String time(String text) {
        TemporalText.checkTime(text);
        return Literal.sql(text);
    }

    private static String array(String text, PgType.Array array) {
        List<String> elements = text.isEmpty() ? List.of() : Arrays.asList(text.split(",", -1));
        if (array.element() instanceof PgType.Enumeration enumeration) {
            elements = elements.stream()
                    .map(element -> EnumLabels.find(enumeration.labels(), element))
                    .toList();
        }
        if (array.element().equals(PgType.TEXT) && !elements.isEmpty()) {
            return elements.stream().map(Literal::sql).collect(Collectors.joining(",", "ARRAY[", "]::text[]"));
        }
        // the array's text form takes the type of the column, whose name is not known here
        return Literal.sql(elements.stream()
                .map(element -> "\"" + element.replace("\\", "\\\\").replace("\"", "\\\"") + "\"")
                .collect(Collectors.joining(",", "{", "}")));
    }

    private static String other(String text, PgType type) {
        if (type instanceof PgType.Temporal) {
            TemporalText.checkTime(text);
            return Literal.sql(text);
        }
        if (type.equals(PgType.INET)) {
            return Literal.sql(text);
        }
        throw new UntranslatableException("a literal is the default of a column of another kind");
    }
}
