package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.postgresql.copy.TestRows.Write;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Thousands of random values; the seed is fixed, so a failure can be repeated. */
class RandomValuesIT {
    private static final int COUNT = 5_000;
    private final Random random = new Random(20_261_130);

    @Test
    void decimalsArriveDigitForDigit() throws SQLException {
        List<BigDecimal> numbers = new ArrayList<>();
        List<Write> writes = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            BigDecimal number = new BigDecimal(new BigInteger(random.nextInt(300), random), random.nextInt(60) - 10);
            BigDecimal signed = random.nextBoolean() ? number : number.negate();
            numbers.add(signed.scale() < 0 ? signed.setScale(0) : signed);
            writes.add(sink -> sink.writeNumeric(signed));
        }
        assertThat(copied(PgType.NUMERIC, writes))
                .isEqualTo(numbers.stream().map(BigDecimal::toPlainString).toList());
    }

    @Test
    void scaledLongsArriveDigitForDigit() throws SQLException {
        List<String> texts = new ArrayList<>();
        List<Write> writes = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            long unscaled = random.nextLong() >> random.nextInt(64);
            int scale = random.nextInt(19);
            texts.add(BigDecimal.valueOf(unscaled, scale).toPlainString());
            writes.add(sink -> sink.writeNumeric(unscaled, scale));
        }
        assertThat(copied(PgType.NUMERIC, writes)).isEqualTo(texts);
    }

    @Test
    void constrainedNumbersRoundAsTheServerRounds() throws SQLException {
        List<String> texts = new ArrayList<>();
        List<Write> writes = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            long unscaled = random.nextLong() >> (20 + random.nextInt(44));
            int scale = random.nextInt(10);
            texts.add(BigDecimal.valueOf(unscaled, scale).toPlainString());
            writes.add(sink -> sink.writeNumeric(unscaled, scale));
        }
        List<String> expected = server("SELECT x::numeric(30,3)::text", texts);
        assertThat(copied(PgType.numeric(30, 3), writes)).isEqualTo(expected);
    }

    @Test
    void timestampsArriveAndRoundAsTheServerRounds() throws SQLException {
        List<String> seconds = new ArrayList<>();
        List<Write> writes = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            long micros = random.nextLong() >> (8 + random.nextInt(50));
            if (micros > -200_000_000_000_000_000L) {
                seconds.add(Long.toString(micros));
                writes.add(sink -> sink.writeTimestamp(micros));
            }
        }
        for (int precision : List.of(6, 3, 0)) {
            List<String> expected = server(
                    "SELECT (timestamp '1970-01-01' + x::bigint * interval '1 microsecond')::timestamp(" + precision
                            + ")::text",
                    seconds);
            // Beyond 2^53 microseconds the multiplication above is not exact.
            List<String> actual = copied(PgType.timestamp(precision), writes);
            for (int i = 0; i < expected.size(); i++) {
                if (Math.abs(Long.parseLong(seconds.get(i))) < 1L << 53) {
                    assertThat(actual.get(i)).as(seconds.get(i)).isEqualTo(expected.get(i));
                }
            }
        }
    }

    @Test
    void textsArriveCharacterForCharacter() throws SQLException {
        List<String> texts = new ArrayList<>();
        List<Write> writes = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            String text = random.ints(random.nextInt(50), 1, 1 << (4 + random.nextInt(17)))
                    .filter(c -> c < 0xD800 || c > 0xDFFF)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            texts.add(text);
            writes.add(sink -> sink.writeText(text));
        }
        assertThat(copied(PgType.TEXT, writes)).isEqualTo(texts);
    }

    private static List<String> copied(PgType type, List<Write> writes) throws SQLException {
        try (CopyFixture fixture = new CopyFixture().withPortions(10_000)) {
            fixture.copyValues(fixture.table(type), writes);
            assertThat(fixture.rejected).isEmpty();
            return fixture.texts("SELECT c1::text FROM t ORDER BY ctid");
        }
    }

    private static List<String> server(String select, List<String> values) throws SQLException {
        try (CopyFixture fixture = new CopyFixture();
                Statement statement = fixture.connection.createStatement();
                ResultSet result = statement.executeQuery(select + " FROM unnest(ARRAY['" + String.join("','", values)
                        + "']) WITH ORDINALITY AS v (x, n) ORDER BY n")) {
            List<String> texts = new ArrayList<>();
            while (result.next()) {
                texts.add(result.getString(1));
            }
            return texts;
        }
    }
}
