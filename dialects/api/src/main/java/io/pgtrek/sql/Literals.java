package io.pgtrek.sql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Literal;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Gives a text written in the source the type of what it is compared with, as the source does by itself. */
final class Literals {

    private static final Pattern UUID =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

    private Literals() {}

    /** @param literal a text written down */
    static Fragment as(String literal, Fragment model) {
        return switch (model.family()) {
            case TEXT -> Fragment.text(literal);
            case BOOLEAN -> truth(literal);
            case INTEGER, BIGINT, NUMERIC, REAL, DOUBLE -> NumericText.fragment(literal);
            case DATE, TIMESTAMP -> day(literal, model.family());
            case TIME -> time(literal);
            case ENUMERATION -> label(literal, model.type());
            case BYTES -> bytes(literal);
            case UUID -> uuid(literal);
            case TIMESTAMPTZ ->
                throw new UntranslatableException(
                        "a time stamp is compared with \"" + literal + "\", whose moment depends on the time zone");
            case BITS, INTERVAL, JSON, NULL, OTHER ->
                throw new UntranslatableException(
                        model.family().describe() + " is used with the text \"" + literal + "\"");
        };
    }

    private static Fragment truth(String literal) {
        if (literal.equals("0") || literal.equals("1")) {
            return Fragment.truth(literal.equals("1"));
        }
        throw new UntranslatableException("a boolean is used with the text \"" + literal + "\"");
    }

    /** A day with a time, compared with a date, makes the comparison one of time stamps. */
    static Fragment day(String literal, Family family) {
        boolean dayOnly = TemporalText.isDayOnly(literal);
        if (family == Family.DATE && !dayOnly) {
            return Fragment.atom("timestamp " + Literal.sql(literal), Family.TIMESTAMP);
        }
        return Fragment.atom(Literal.sql(literal), family);
    }

    private static Fragment time(String literal) {
        TemporalText.checkTime(literal);
        return Fragment.atom(Literal.sql(literal), Family.TIME);
    }

    private static Fragment uuid(String literal) {
        if (!UUID.matcher(literal).matches()) {
            throw new UntranslatableException("\"" + literal + "\" is no UUID");
        }
        return Fragment.atom(Literal.sql(literal), Family.UUID);
    }

    private static Fragment bytes(String literal) {
        if (literal.chars().anyMatch(c -> c >= 0x80)) {
            throw new UntranslatableException("bytes are compared with text beyond ASCII");
        }
        return hex(HexFormat.of().formatHex(literal.getBytes(StandardCharsets.US_ASCII)));
    }

    static Fragment hex(String digits) {
        return Fragment.atom(Literal.sql("\\x" + digits), Family.BYTES);
    }

    private static Fragment label(String literal, @Nullable PgType type) {
        List<String> labels = type instanceof PgType.Enumeration enumeration ? enumeration.labels() : List.of();
        return Fragment.atom(Literal.sql(EnumLabels.find(labels, literal)), Family.ENUMERATION);
    }
}
