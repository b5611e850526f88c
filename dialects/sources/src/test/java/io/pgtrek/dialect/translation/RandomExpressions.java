package io.pgtrek.dialect.translation;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.ExpressionTranslator;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;

/** Words of expressions in random order, and some that are too long or too deep. */
public final class RandomExpressions {

    private static final List<String> WORDS = List.of(
            "(",
            ")",
            ",",
            "+",
            "-",
            "*",
            "/",
            "%",
            "=",
            "<",
            ">",
            "<>",
            "||",
            "&&",
            "!",
            "~",
            "and",
            "or",
            "not",
            "is",
            "null",
            "true",
            "in",
            "between",
            "like",
            "case",
            "when",
            "then",
            "else",
            "end",
            "cast(",
            "as",
            "signed",
            "lower(",
            "concat(",
            "if(",
            "coalesce(",
            "1",
            "0",
            "2.5",
            "1e3",
            "0x41",
            "x'41'",
            "b'1'",
            "'a'",
            "'2000-01-01'",
            "'\\",
            "\"s\"",
            "`n`",
            "n",
            "s",
            "active",
            "state",
            "born",
            "at",
            "tz",
            "doc",
            "raw",
            "u",
            "interval",
            "day",
            "collate",
            "escape",
            "regexp",
            "glob",
            "date(",
            "substr(",
            "?",
            ";",
            "--",
            "/*",
            "é",
            "\u0000",
            ".",
            "->>",
            "'$.a'",
            "now()",
            "current_timestamp",
            "abs(",
            "round(",
            "max(",
            "nullif(");

    private RandomExpressions() {}

    public static void feed(ExpressionTranslator translator, char quote) {
        Random random = new Random(42);
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (int i = 0; i < 60_000; i++) {
                translate(translator, words(random), Purpose.values()[i % Purpose.values().length]);
            }
            for (String repeated :
                    List.of("(", "not ", "- ", "1+", "lower(", "case when ", "1 and ", "((1)", "[", "'a'||")) {
                translate(translator, repeated.repeat(20_000) + "1", Purpose.CHECK);
                translate(translator, repeated.repeat(20_000) + quote, Purpose.CHECK);
            }
            translate(translator, "s regexp '" + "(a|b)*[^x]+".repeat(5_000) + "'", Purpose.CHECK);
        });
    }

    private static void translate(ExpressionTranslator translator, String text, Purpose purpose) {
        assertThat(translator.translate(text, SampleTable.context(purpose, null)))
                .isNotNull();
    }

    private static String words(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i >= 0; i--) {
            text.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(4) == 0 ? "" : " ");
        }
        return text.toString();
    }
}
