package io.pgtrek.dialect.translation;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeParser;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.spi.Translation.Untranslated;
import io.pgtrek.testkit.TestDatabase;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Lines {@code purpose | expression of the source | expected SQL}, where an expected text that starts with {@code !} is
 * part of the reason for no translation. A purpose {@code generated} names its type: {@code generated:integer}.
 */
public record Samples(List<Sample> samples) {

    /** One line. */
    public record Sample(String purpose, String source, String expected) {

        Purpose where() {
            return Purpose.valueOf(purpose.replaceFirst(":.*", "").toUpperCase(Locale.ROOT));
        }

        @Nullable
        PgType result() {
            return purpose.contains(":") ? PgTypeParser.parse(type()).orElseThrow() : null;
        }

        String type() {
            return purpose.substring(purpose.indexOf(':') + 1);
        }
    }

    public static Samples read(Class<?> beside, String resource) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(beside.getResourceAsStream(resource), resource), StandardCharsets.UTF_8))) {
            return new Samples(lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("--"))
                    .map(line -> line.split(" \\| ", 3))
                    .map(parts -> new Sample(parts[0].strip(), parts[1].strip(), parts[2].strip()))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compares all at once, so that one run shows every difference. */
    public void check(ExpressionTranslator translator) {
        String actual = samples.stream()
                .map(sample -> line(sample, shown(sample, translate(sample, translator))))
                .collect(Collectors.joining("\n"));
        String expected =
                samples.stream().map(sample -> line(sample, sample.expected())).collect(Collectors.joining("\n"));
        assertThat(actual).isEqualTo(expected);
    }

    /** Has PostgreSQL take every translated expression where it is to stand. */
    public void accept(ExpressionTranslator translator, TestDatabase database) {
        database.execute(SampleTable.ddl());
        for (Sample sample : samples) {
            if (translate(sample, translator) instanceof Translated translated) {
                database.execute(statement(sample, translated.sql()));
            }
        }
    }

    private static Translation translate(Sample sample, ExpressionTranslator translator) {
        return translator.translate(sample.source(), SampleTable.context(sample.where(), sample.result()));
    }

    private static String statement(Sample sample, String sql) {
        return switch (sample.where()) {
            case CHECK -> "alter table sample add check (" + sql + ")";
            case INDEX_KEY -> "create index on sample ((" + sql + "))";
            case INDEX_PREDICATE -> "create index on sample (id) where " + sql;
            case GENERATED ->
                "alter table sample add column g" + Integer.toHexString(sample.hashCode()) + " " + sample.type()
                        + " generated always as (" + sql + ") stored";
        };
    }

    private static String shown(Sample sample, Translation translation) {
        if (translation instanceof Translated translated) {
            return translated.sql();
        }
        String reason = ((Untranslated) translation).reason();
        boolean expected = sample.expected().startsWith("!")
                && reason.contains(sample.expected().substring(1).strip());
        return expected ? sample.expected() : "! " + reason;
    }

    private static String line(Sample sample, String result) {
        return sample.purpose() + " | " + sample.source() + " | " + result;
    }
}
