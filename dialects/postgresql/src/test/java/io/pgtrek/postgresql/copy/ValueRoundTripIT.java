package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.postgresql.TestTarget;
import io.pgtrek.postgresql.copy.TestRows.Write;
import io.pgtrek.spi.Alteration;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every type through COPY into a real server, compared with the server's own text. */
class ValueRoundTripIT {
    private static final PgType MOOD = new PgType.Enumeration(List.of("new", "it's \"done\"", ""));

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("values")
    void arrives(PgType type, Write value, String text) throws SQLException {
        try (CopyFixture fixture = fixture()) {
            CopyTarget target = fixture.table(type);
            SliceResult result = fixture.copyValues(target, List.of(value, sink -> sink.writeNull()));

            assertThat(fixture.rejected).isEmpty();
            assertThat(result.copied()).isEqualTo(2);
            assertThat(fixture.texts("SELECT c1::text FROM t")).containsExactly(text, null);
        }
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("canonical")
    void encodesAsTheServerWould(PgType type, Write value, String text) throws SQLException, IOException {
        try (CopyFixture fixture = fixture()) {
            CopyTarget target = fixture.table(type);
            fixture.copyValues(target, List.of(value));

            TestRows rows = new TestRows(List.of(List.of(value)));
            rows.next();
            List<ByteBuffer> encoded = new ArrayList<>();
            new RowEncoder(target, fixture.connection, null)
                    .encode(
                            rows.row(),
                            (bytes, offset, length) ->
                                    encoded.add(ByteBuffer.wrap(Arrays.copyOfRange(bytes, offset, offset + length))));
            assertThat(encoded).as(text).containsExactly(fixture.storedRows());
        }
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("refused")
    void isRejectedWithoutCostingItsNeighbour(PgType type, Write value, String reason) throws SQLException {
        try (CopyFixture fixture = fixture()) {
            CopyTarget target = fixture.table(type);
            SliceResult result = fixture.copyValues(target, List.of(sink -> sink.writeNull(), value));

            assertThat(result.copied()).isEqualTo(1);
            assertThat(result.alterations()).isEmpty();
            assertThat(fixture.rejected)
                    .singleElement()
                    .satisfies(row -> assertThat(row.reason()).contains(reason))
                    .satisfies(row -> assertThat(row.column()).isEqualTo("s1"));
        }
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("rounded")
    void roundsAsTheServerWouldAndCounts(PgType type, Write value, String text) throws SQLException {
        try (CopyFixture fixture = fixture()) {
            SliceResult result = fixture.copyValues(fixture.table(type), List.of(value));

            assertThat(fixture.texts("SELECT c1::text FROM t")).containsExactly(text);
            assertThat(result.alterations()).isEqualTo(Map.of("s1", Map.of(Alteration.ROUNDED, 1L)));
        }
    }

    @Test
    void padsNothingAwayFromCharacters() throws SQLException {
        try (CopyFixture fixture = fixture()) {
            CopyTarget target = fixture.table(new PgType.Char(3));
            fixture.copyValues(target, List.of(sink -> sink.writeText("ab"), sink -> sink.writeText("ab     ")));

            assertThat(fixture.texts("SELECT octet_length(c1)::text FROM t")).containsExactly("3", "3");
        }
    }

    private static CopyFixture fixture() throws SQLException {
        CopyFixture fixture = new CopyFixture();
        TestTarget.execute(fixture.connection, "SET TimeZone = 'UTC'; SET extra_float_digits = 1");
        TestTarget.execute(fixture.connection, "CREATE TYPE mood AS ENUM ('new', 'it''s \"done\"', '')");
        return fixture;
    }

    private static Arguments value(PgType type, Write write, String text) {
        return arguments(type, write, text);
    }

    static Stream<Arguments> values() {
        return Stream.of(numbers(), decimals(), texts(), times(), others()).flatMap(s -> s);
    }

    static Stream<Arguments> canonical() {
        Stream<Arguments> padded = Stream.of(
                value(new PgType.Char(5), s -> s.writeText("\u00e9"), "\u00e9"),
                value(new PgType.Char(2), s -> s.writeText("\u00e9x   "), "\u00e9x"),
                value(new PgType.Char(2), s -> s.writeStream(new ByteArrayInputStream(new byte[] {65}), 1), "A"));
        return Stream.of(padded, values(), rounded())
                .flatMap(s -> s)
                .filter(arguments -> !arguments.get()[0].equals(PgType.JSONB));
    }

    private static Stream<Arguments> numbers() {
        return Stream.of(
                value(PgType.BOOLEAN, s -> s.writeBoolean(true), "true"),
                value(PgType.BOOLEAN, s -> s.writeBoolean(false), "false"),
                value(PgType.SMALLINT, s -> s.writeShort(Short.MIN_VALUE), "-32768"),
                value(PgType.INTEGER, s -> s.writeInt(Integer.MIN_VALUE), "-2147483648"),
                value(PgType.INTEGER, s -> s.writeInt(7), "7"),
                value(PgType.BIGINT, s -> s.writeLong(Long.MIN_VALUE), "-9223372036854775808"),
                value(PgType.BIGINT, s -> s.writeLong(Long.MAX_VALUE), "9223372036854775807"),
                value(PgType.REAL, s -> s.writeFloat(0.1f), "0.1"),
                value(PgType.REAL, s -> s.writeFloat(Float.NaN), "NaN"),
                value(PgType.DOUBLE, s -> s.writeDouble(1e308), "1e+308"),
                value(PgType.DOUBLE, s -> s.writeDouble(Double.MIN_VALUE), "5e-324"),
                value(PgType.DOUBLE, s -> s.writeDouble(-0.0), "-0"),
                value(PgType.DOUBLE, s -> s.writeDouble(Double.NEGATIVE_INFINITY), "-Infinity"));
    }

    private static Stream<Arguments> decimals() {
        String wide = "12345678901234567890123456789012345.123456789012345678901234567890";
        return Stream.of(
                value(PgType.numeric(65, 30), s -> s.writeNumeric(new BigDecimal(wide)), wide),
                value(PgType.numeric(65, 30), s -> s.writeNumeric(new BigDecimal("-" + wide)), "-" + wide),
                value(
                        PgType.numeric(65, 30),
                        s -> s.writeNumeric(new BigDecimal("1E-30")),
                        "0.000000000000000000000000000001"),
                value(PgType.NUMERIC, s -> s.writeNumeric(new BigDecimal("1E+20")), "100000000000000000000"),
                value(PgType.NUMERIC, s -> s.writeNumeric(new BigDecimal("0.000")), "0.000"),
                value(PgType.NUMERIC, s -> s.writeNumeric(new BigDecimal("10000.0001")), "10000.0001"),
                value(PgType.NUMERIC, s -> s.writeNumericNaN(), "NaN"),
                value(PgType.numeric(5, 2), s -> s.writeNumericNaN(), "NaN"),
                value(
                        PgType.numeric(20, 0),
                        s -> s.writeNumeric(new BigDecimal("18446744073709551614")),
                        "18446744073709551614"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(new BigDecimal("1.5")), "1.50"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(new BigDecimal("1.50000")), "1.50"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(15, 1), "1.50"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(-99999, 2), "-999.99"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(0, 0), "0.00"),
                value(PgType.numeric(2, 2), s -> s.writeNumeric(-5, 2), "-0.05"),
                value(new PgType.Numeric(5, null), s -> s.writeNumeric(12345, 0), "12345"),
                value(PgType.NUMERIC, s -> s.writeNumeric(Long.MIN_VALUE, 0), "-9223372036854775808"),
                value(PgType.NUMERIC, s -> s.writeNumeric(Long.MIN_VALUE, 18), "-9.223372036854775808"),
                value(PgType.NUMERIC, s -> s.writeNumeric(123, -3), "123000"),
                value(PgType.NUMERIC, s -> s.writeNumeric(1234567, 5), "12.34567"),
                value(PgType.numeric(3, 5), s -> s.writeNumeric(123, 5), "0.00123"));
    }

    private static Stream<Arguments> texts() {
        byte[] utf8 = "x\u00e9\u20ac\ud83d\ude00y".getBytes(StandardCharsets.UTF_8);
        return Stream.of(
                value(PgType.TEXT, s -> s.writeText(""), ""),
                value(
                        PgType.TEXT,
                        s -> s.writeText(new StringBuilder("\u0001\u007f\u0080\u07ff\u0800\uffff\ud83d\ude00\\N\t")),
                        "\u0001\u007f\u0080\u07ff\u0800\uffff\ud83d\ude00\\N\t"),
                value(PgType.TEXT, s -> s.writeUtf8(utf8, 1, utf8.length - 2), "\u00e9\u20ac\ud83d\ude00"),
                value(
                        PgType.TEXT,
                        s -> s.writeStream(new ByteArrayInputStream(utf8), utf8.length),
                        "x\u00e9\u20ac\ud83d\ude00y"),
                value(PgType.varchar(3), s -> s.writeText("\ud83d\ude00\u00e9x"), "\ud83d\ude00\u00e9x"),
                value(
                        new PgType.Array(PgType.TEXT),
                        s -> s.writeTextArray(List.of("x", "", "a,b", "null", "\"\\")),
                        "{x,\"\",\"a,b\",\"null\",\"\\\"\\\\\"}"),
                value(new PgType.Array(PgType.TEXT), s -> s.writeTextArray(List.of()), "{}"),
                value(MOOD, s -> s.writeText("it's \"done\""), "it's \"done\""),
                value(MOOD, s -> s.writeText(""), ""),
                value(new PgType.Array(MOOD), s -> s.writeTextArray(List.of("new", "")), "{new,\"\"}"),
                value(new PgType.Array(MOOD), s -> s.writeTextArray(List.of()), "{}"),
                value(PgType.JSON, s -> s.writeText("{\"a\" : 1}"), "{\"a\" : 1}"),
                value(PgType.JSON, s -> s.writeJsonb("{\"a\" : 1}"), "{\"a\" : 1}"),
                value(PgType.JSONB, s -> s.writeJsonb("{\"b\":1,\"a\":\"\u00e9\"}"), "{\"a\": \"\u00e9\", \"b\": 1}"),
                value(PgType.JSONB, s -> s.writeUtf8("[1]".getBytes(StandardCharsets.UTF_8), 0, 3), "[1]"));
    }

    private static Stream<Arguments> times() {
        long second = 1_000_000;
        return Stream.of(
                value(PgType.DATE, s -> s.writeDate(0), "1970-01-01"),
                value(PgType.DATE, s -> s.writeDate(LocalDate.of(-4713, 11, 24).toEpochDay()), "4714-11-24 BC"),
                value(
                        PgType.DATE,
                        s -> s.writeDate(LocalDate.of(5874897, 12, 31).toEpochDay()),
                        "5874897-12-31"),
                value(PgType.time(null), s -> s.writeTime(86_399_999_999L), "23:59:59.999999"),
                value(PgType.time(0), s -> s.writeTime(86_400_000_000L), "24:00:00"),
                value(new PgType.Temporal(PgType.TemporalKind.TIMETZ, null), s -> s.writeTime(second), "00:00:01+00"),
                value(PgType.timestamp(null), s -> s.writeTimestamp(-1), "1969-12-31 23:59:59.999999"),
                value(PgType.timestamp(3), s -> s.writeTimestamp(1_000), "1970-01-01 00:00:00.001"),
                value(
                        PgType.timestamp(0),
                        s -> s.writeTimestamp(LocalDate.of(-4713, 11, 24).toEpochDay() * 86_400 * second),
                        "4714-11-24 00:00:00 BC"),
                value(PgType.timestamp(null), s -> s.writeTimestamp(Long.MAX_VALUE), "294247-01-10 04:00:54.775807"),
                value(PgType.timestamptz(6), s -> s.writeTimestamp(0), "1970-01-01 00:00:00+00"),
                value(PgType.interval(null), s -> s.writeInterval(0, 0, -5_400 * second), "-01:30:00"),
                value(PgType.interval(0), s -> s.writeInterval(0, 0, 3_020_399 * second), "838:59:59"),
                value(
                        PgType.interval(null),
                        s -> s.writeInterval(14, -3, 1),
                        "1 year 2 mons -3 days +00:00:00.000001"));
    }

    private static Stream<Arguments> others() {
        byte[] large = new byte[StreamedValues.LARGE + 1];
        return Stream.of(
                value(PgType.BYTEA, s -> s.writeBytes(new byte[] {9, 0, -1, 9}, 1, 2), "\\x00ff"),
                value(PgType.BYTEA, s -> s.writeBytes(new byte[0], 0, 0), "\\x"),
                value(
                        PgType.BYTEA,
                        s -> s.writeStream(new ByteArrayInputStream(large), large.length),
                        "\\x" + "00".repeat(large.length)),
                value(PgType.UUID, s -> s.writeUuid(0x0123456789abcdefL, -1), "01234567-89ab-cdef-ffff-ffffffffffff"),
                value(new PgType.Bit(8), s -> s.writeBits(new byte[] {1}, 8), "00000001"),
                value(new PgType.Bit(3), s -> s.writeBits(new byte[] {(byte) 0xBF}, 3), "101"),
                value(
                        new PgType.Bit(64),
                        s -> s.writeBits(new byte[] {-1, -1, -1, -1, -1, -1, -1, -1}, 64),
                        "1".repeat(64)),
                value(new PgType.VarBit(null), s -> s.writeBits(new byte[0], 0), ""),
                value(new PgType.VarBit(9), s -> s.writeBits(new byte[] {0, -1}, 9), "000000001"),
                value(PgType.INET, s -> s.writeInet(new byte[] {10, 0, 0, 1}, 32), "10.0.0.1/32"),
                value(PgType.INET, s -> s.writeInet(new byte[] {10, 0, 0, 1}, 8), "10.0.0.1/8"),
                value(
                        PgType.INET,
                        s -> s.writeInet(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, 128),
                        "::1/128"));
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                value(PgType.varchar(3), s -> s.writeText("abcd"), "longer than 3 characters"),
                value(PgType.varchar(3), s -> s.writeText("abc "), "longer than 3 characters"),
                value(PgType.varchar(1), s -> s.writeUtf8(new byte[] {65, 66}, 0, 2), "longer than 1 characters"),
                value(new PgType.Char(2), s -> s.writeText("ab c"), "longer than 2 characters"),
                value(PgType.TEXT, s -> s.writeText("x\ud83d"), "surrogate"),
                value(PgType.TEXT, s -> s.writeText("\ude00x"), "surrogate"),
                value(PgType.TEXT, s -> s.writeText("a\0"), "U+0000"),
                value(PgType.TEXT, s -> s.writeUtf8(new byte[] {65, 0}, 0, 2), "U+0000"),
                value(PgType.TEXT, s -> s.writeUtf8(new byte[] {(byte) 0xC0, (byte) 0x80}, 0, 2), "invalid UTF-8"),
                value(
                        PgType.TEXT,
                        s -> s.writeUtf8(new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80}, 0, 3),
                        "invalid UTF-8"),
                value(PgType.TEXT, s -> s.writeUtf8(new byte[] {(byte) 0xE2, (byte) 0x82}, 0, 2), "invalid UTF-8"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(new BigDecimal("1000")), "more than 3 digits"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(100_000, 2), "more than 3 digits"),
                value(PgType.numeric(3, 2), s -> s.writeNumeric(new BigDecimal("9.999")), "more than 1 digits"),
                value(PgType.NUMERIC, s -> s.writeNumeric(new BigDecimal("1E+1000000000")), "digits before the point"),
                value(PgType.NUMERIC, s -> s.writeNumeric(new BigDecimal("1E-20000")), "digits after the point"),
                value(MOOD, s -> s.writeText("NEW"), "no label"),
                value(new PgType.Array(MOOD), s -> s.writeTextArray(List.of("new", "x")), "no label"),
                value(new PgType.Bit(8), s -> s.writeBits(new byte[] {1}, 7), "not exactly 8 bits"),
                value(new PgType.VarBit(3), s -> s.writeBits(new byte[] {1}, 4), "more than 3 bits"),
                value(PgType.DATE, s -> s.writeDate(Long.MAX_VALUE), "outside the dates"),
                value(PgType.DATE, s -> s.writeDate(LocalDate.of(-4713, 11, 23).toEpochDay()), "outside the dates"),
                value(PgType.DATE, s -> s.writeDate(LocalDate.of(5874898, 1, 1).toEpochDay()), "outside the dates"),
                value(PgType.timestamp(null), s -> s.writeTimestamp(Long.MIN_VALUE), "outside the timestamps"),
                value(PgType.time(null), s -> s.writeTime(-1), "not a time of day"),
                value(PgType.INET, s -> s.writeInet(new byte[] {1, 2, 3}, 8), "not an IP address"),
                value(PgType.JSONB, s -> s.writeJsonb("{oops"), "text the column's type cannot read"),
                value(PgType.JSONB, s -> s.writeJsonb("\"\\u0000\""), "a character the server cannot hold"),
                value(PgType.JSON, s -> s.writeText("{oops"), "text the column's type cannot read"));
    }

    static Stream<Arguments> rounded() {
        return Stream.of(
                value(PgType.numeric(5, 2), s -> s.writeNumeric(new BigDecimal("1.005")), "1.01"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(-1005, 3), "-1.01"),
                value(PgType.numeric(5, 2), s -> s.writeNumeric(1004, 3), "1.00"),
                value(PgType.numeric(3, -2), s -> s.writeNumeric(1250, 0), "1300"),
                value(PgType.time(0), s -> s.writeTime(86_399_500_000L), "24:00:00"),
                value(PgType.timestamp(0), s -> s.writeTimestamp(500_000), "1970-01-01 00:00:00"),
                value(PgType.timestamp(3), s -> s.writeTimestamp(1_499), "1970-01-01 00:00:00.001"),
                value(PgType.interval(0), s -> s.writeInterval(0, 0, -1_500_000), "-00:00:02"));
    }
}
