package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.NativeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a column type as the server spells it in COLUMN_TYPE and in dumps, e.g. {@code int(5) unsigned zerofill}. */
final class DeclarationParser {

    private static final Pattern SHAPE = Pattern.compile(
            "(?<name>[a-z0-9_]+)\\s*(?:\\(\\s*(?<a>\\d+)\\s*(?:,\\s*(?<b>\\d+)\\s*)?\\))?(?<words>.*)", Pattern.DOTALL);
    /** MariaDB marks old temporal formats and compressed columns by comments. */
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    private DeclarationParser() {}

    static NativeType parse(
            String declaration, @Nullable String characterSet, @Nullable String collation, @Nullable Integer srid) {
        String lower = declaration.strip().toLowerCase(Locale.ROOT);
        if (lower.startsWith("enum(") || lower.startsWith("set(")) {
            String name = lower.substring(0, lower.indexOf('('));
            return new NativeType(
                    name, declaration, null, null, null, false, labels(declaration), characterSet, collation, null);
        }
        Matcher shape = SHAPE.matcher(COMMENT.matcher(lower).replaceAll("").strip());
        if (!shape.matches()) {
            return NativeType.of(lower, declaration);
        }
        return build(shape, declaration, characterSet, collation, srid);
    }

    private static NativeType build(
            Matcher shape,
            String declaration,
            @Nullable String characterSet,
            @Nullable String collation,
            @Nullable Integer srid) {
        String name = shape.group("name");
        Integer a = number(shape.group("a"));
        Integer b = number(shape.group("b"));
        boolean measured = isMeasured(name);
        return new NativeType(
                name,
                declaration,
                measured ? null : a,
                measured ? a : null,
                b,
                shape.group("words").contains("unsigned") || isZerofill(declaration),
                List.of(),
                characterSet,
                collation,
                srid);
    }

    /** Whether numbers show with leading zeros, which also makes them unsigned. */
    static boolean isZerofill(String declaration) {
        return declaration.toLowerCase(Locale.ROOT).endsWith(" zerofill");
    }

    private static boolean isMeasured(String name) {
        return switch (name) {
            case "decimal", "numeric", "float", "double", "real", "time", "datetime", "timestamp" -> true;
            default -> false;
        };
    }

    private static @Nullable Integer number(@Nullable String digits) {
        return digits == null ? null : Integer.valueOf(digits);
    }

    /** Quotes are doubled; backslashes and control characters are escaped. */
    private static List<String> labels(String declaration) {
        List<String> labels = new ArrayList<>();
        int at = declaration.indexOf('\'');
        while (at >= 0) {
            StringBuilder label = new StringBuilder();
            at = QuotedText.read(declaration, at, label);
            labels.add(label.toString());
            at = declaration.indexOf('\'', at);
        }
        return labels;
    }
}
