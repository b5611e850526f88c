package io.pgtrek.catalog.type;

import io.pgtrek.catalog.type.PgType.Array;
import io.pgtrek.catalog.type.PgType.Bit;
import io.pgtrek.catalog.type.PgType.Char;
import io.pgtrek.catalog.type.PgType.Geometry;
import io.pgtrek.catalog.type.PgType.Kind;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.catalog.type.PgType.Simple;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.TemporalKind;
import io.pgtrek.catalog.type.PgType.VarBit;
import io.pgtrek.catalog.type.PgType.Varchar;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the spelling a user writes in {@code map.types}; knows the usual aliases ({@code int8}, {@code bool}, …). */
public final class PgTypeParser {

    private static final Pattern SHAPE = Pattern.compile(
            "(?<word>[a-z][a-z0-9_ ]*?)\\s*(?:\\(\\s*(?<a>[a-z0-9]+)\\s*(?:,\\s*(?<b>-?[0-9]+)\\s*)?\\))?"
                    + "(?<tail>\\s+with(?:out)? time zone)?(?<array>\\s*\\[\\s*\\])?");

    private PgTypeParser() {}

    /** The type, or empty when the text names none this program can fill. */
    public static Optional<PgType> parse(String text) {
        Matcher shape = SHAPE.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!shape.matches()) {
            return Optional.empty();
        }
        String word = shape.group("word") + (shape.group("tail") == null ? "" : shape.group("tail"));
        Optional<PgType> scalar = scalar(word.replaceAll("\\s+", " "), shape.group("a"), shape.group("b"));
        return shape.group("array") == null ? scalar : scalar.map(Array::new);
    }

    private static Optional<PgType> scalar(String word, @Nullable String a, @Nullable String b) {
        if (word.equals("geometry")) {
            return Optional.of(new Geometry(a == null ? "geometry" : a, b == null ? null : Integer.valueOf(b)));
        }
        Integer first = a == null || !a.chars().allMatch(Character::isDigit) ? null : Integer.valueOf(a);
        Integer second = b == null ? null : Integer.valueOf(b);
        return withArguments(word, first, second).or(() -> a == null ? simple(word) : Optional.empty());
    }

    private static Optional<PgType> withArguments(String word, @Nullable Integer a, @Nullable Integer b) {
        return switch (word) {
            case "numeric", "decimal" -> Optional.of(new Numeric(a, a != null && b == null ? Integer.valueOf(0) : b));
            case "varchar", "character varying" -> Optional.of(a == null ? PgType.TEXT : new Varchar(a));
            case "char", "character", "bpchar" -> Optional.of(new Char(a == null ? 1 : a));
            case "bit" -> Optional.of(new Bit(a == null ? 1 : a));
            case "varbit", "bit varying" -> Optional.of(new VarBit(a));
            case "time", "time without time zone" -> temporal(TemporalKind.TIME, a);
            case "timetz", "time with time zone" -> temporal(TemporalKind.TIMETZ, a);
            case "timestamp", "timestamp without time zone" -> temporal(TemporalKind.TIMESTAMP, a);
            case "timestamptz", "timestamp with time zone" -> temporal(TemporalKind.TIMESTAMPTZ, a);
            case "interval" -> temporal(TemporalKind.INTERVAL, a);
            default -> Optional.empty();
        };
    }

    private static Optional<PgType> temporal(TemporalKind kind, @Nullable Integer precision) {
        return Optional.of(new Temporal(kind, precision));
    }

    private static Optional<PgType> simple(String word) {
        String name = switch (word) {
            case "bool" -> "boolean";
            case "int2" -> "smallint";
            case "int", "int4" -> "integer";
            case "int8" -> "bigint";
            case "float4" -> "real";
            case "float8", "float" -> "double precision";
            default -> word;
        };
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.sql().equals(name))
                .findFirst()
                .map(Simple::new);
    }
}
