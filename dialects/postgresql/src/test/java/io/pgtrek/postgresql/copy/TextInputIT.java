package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.catalog.type.PgTypeParser;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;
import java.nio.ByteBuffer;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts in reject files mean what they mean to PostgreSQL, and what this program writes reads back the same. */
class TextInputIT {

    private static PgType type(String name) {
        return PgTypeParser.parse(name).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "boolean ~ true",
                "boolean ~ off",
                "smallint ~ -32768",
                "integer ~ 2147483647",
                "bigint ~ -9223372036854775808",
                "real ~ 1.5e-7",
                "real ~ -0",
                "double precision ~ Infinity",
                "double precision ~ NaN",
                "double precision ~ 1.7976931348623157E308",
                "numeric ~ -12345678901234567890.000100",
                "numeric(10,3) ~ 1.5",
                "numeric ~ NaN",
                "text ~ `  it's \\ \"q\" 😀 `",
                "varchar(5) ~ ÄÖ",
                "char(4) ~ ab",
                "jsonb ~ {\"a\": [1, null]}",
                "json ~ {\"a\":1}",
                "bytea ~ \\x00ff",
                "bytea ~ \\x",
                "date ~ 2020-02-29",
                "date ~ 0044-03-15 BC",
                "date ~ 12020-01-01",
                "time ~ 24:00:00",
                "time ~ 23:59:59.999999",
                "time with time zone ~ 10:11:12+00",
                "timestamp ~ 2020-01-02 03:04:05.678901",
                "timestamp ~ 0001-12-31 23:00:00 BC",
                "timestamp ~ 2020-01-02T03:04",
                "timestamp(0) ~ 2020-01-02 03:04:05",
                "timestamptz ~ 2020-01-02 03:04:05-03:30",
                "timestamptz ~ 0044-03-15 10:00:00+00 BC",
                "interval ~ 13 months -2 days 3.500001 seconds",
                "interval ~ 5 days",
                "uuid ~ A0EEBC99-9c0b-4ef8-bb6d-6bb9bd380a11",
                "bit(10) ~ 0101010111",
                "varbit ~ 1",
                "inet ~ 10.1.2.3/8",
                "inet ~ 10.1.2.3",
                "inet ~ 2001:db8::1/64",
                "text[] ~ {}",
                "text[] ~ `{a,\"b \\\"q\\\" \\\\\",\"NULL\", c}`",
            })
    void readsAsTheServerDoesAndReadsItsOwnTextBack(String name, String text) throws SQLException {
        PgType type = type(name);
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(type);
            fixture.copyValues(target, List.of(sink -> TextInput.write(text, type, sink), sink -> {
                String own = ownText(type, text);
                TextInput.write(own, type, sink);
            }));

            assertThat(fixture.rejected).isEmpty();
            String literal = "'" + text.replace("'", "''") + "'::" + PgTypeNames.sql(type, "");
            assertThat(fixture.texts("SELECT c1::text FROM t"))
                    .containsExactlyElementsOf(List.of(
                            fixture.texts("SELECT (" + literal + ")::text").get(0),
                            fixture.texts("SELECT (" + literal + ")::text").get(0)));
        }
    }

    /** What a reject file would hold. */
    private static String ownText(PgType type, String text) {
        CopyTarget target = CopyFixture.target(type);
        Portion portion = new Portion(1 << 10);
        List<ColumnFormat> formats = ColumnFormats.of(target.columns(), name -> 0);
        BinaryCopyEncoder encoder = new BinaryCopyEncoder(formats, portion, null);
        encoder.beginRow();
        encoder.beginValue(0);
        TextInput.write(text, type, encoder);
        encoder.endRow();
        ByteBuffer row = ByteBuffer.wrap(portion.buffer().array());
        int length = row.getInt(Short.BYTES);
        return ValueText.of(
                row.slice(Short.BYTES + Integer.BYTES, length), formats.get(0).wire());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "boolean ~ maybe ~ FORM",
                "smallint ~ 32768 ~ RANGE",
                "integer ~ 1.5 ~ RANGE",
                "integer ~ `` ~ FORM",
                "bigint ~ 1e999999 ~ RANGE",
                "real ~ 1e39 ~ RANGE",
                "double precision ~ 0x1p3 ~ FORM",
                "double precision ~ 1d ~ FORM",
                "numeric(5,2) ~ 1000 ~ RANGE",
                "bytea ~ abc ~ FORM",
                "bytea ~ \\x0 ~ FORM",
                "date ~ 0000-00-00 ~ DATE",
                "date ~ 2021-02-29 ~ DATE",
                "date ~ 2021-02-03 x ~ DATE",
                "time ~ 25:00 ~ DATE",
                "time ~ 10:60 ~ DATE",
                "timestamp ~ 2020-01-01 10:00+01 ~ DATE",
                "timestamptz ~ 2020-01-01 10:00 ~ DATE",
                "interval ~ soon ~ DATE",
                "uuid ~ 1-2-3-4-5 ~ FORM",
                "varbit ~ 012 ~ FORM",
                "inet ~ localhost ~ FORM",
                "inet ~ 1.2.3.999 ~ FORM",
                "inet ~ 1.2.3.4/33 ~ FORM",
                "text[] ~ {a ~ FORM",
                "text[] ~ {a,NULL} ~ FORM",
                "varchar(2) ~ abc ~ LENGTH",
            })
    void refusesWhatTheTypeDoesNotTake(String name, String text, Refusal refusal) {
        assertThatThrownBy(() -> ownText(type(name), text))
                .isInstanceOfSatisfying(UnconvertibleValueException.class, e -> {
                    assertThat(e.refusal()).isEqualTo(refusal);
                    assertThat(text.length() > 3 && e.getMessage().contains(text))
                            .isFalse();
                });
    }

    @Test
    void anArrayElementMayHoldAnything() {
        List<String> elements = List.of("", "NULL", "{},\"\\", " blank ", "line\nfeed");
        String text =
                "{" + String.join(",", elements.stream().map(ArrayForm::quoted).toList()) + "}";

        assertThat(ArrayForm.parse(text)).isEqualTo(elements);
    }
}
