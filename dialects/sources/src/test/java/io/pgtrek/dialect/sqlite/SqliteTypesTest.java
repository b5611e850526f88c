package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Kind;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Unmapped;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What declared types and the data under them become. */
class SqliteTypesTest {

    @TempDir
    Path directory;

    private TestFile file(String type, String values) throws SQLException {
        String separated = values == null || values.isEmpty() ? "" : "insert into t(c) values " + values;
        TestFile file = TestFile.of(directory, "create table t(c " + (type == null ? "" : type) + ")");
        return separated.isEmpty() ? file : file.with(separated);
    }

    @ParameterizedTest(name = "{0} with {1} becomes {2}")
    @CsvFileSource(resources = "types.csv", delimiter = '|', numLinesToSkip = 1, quoteCharacter = '`')
    void followsDeclarationAndData(String type, String values, String expected) throws SQLException {
        assertThat(file(type, values).types("t")).containsEntry("c", expected);
    }

    @Test
    void carriesEveryStorageClassExactly() throws SQLException {
        assertThat(file("bigint", "(9007199254740993),(-9223372036854775808),(null)")
                        .values("t", "c"))
                .containsExactly(9007199254740993L, Long.MIN_VALUE, null);
    }

    @Test
    void keepsInfinityInDoubles() throws SQLException {
        TestFile file = file("real", "(9e999),(-9e999),(0.1),(2)");
        assertThat(file.values("t", "c")).containsExactly(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.1, 2.0);
    }

    @Test
    void readsTimesWithOffsetsAsPointsInTime() throws SQLException {
        TestFile file = file("datetime", "('2024-01-02T03:04:05.5+02:00'),('2024-01-02 03:04Z'),('2024-01-02')");
        assertThat(file.types("t")).containsEntry("c", "timestamp with time zone");
        assertThat(file.values("t", "c"))
                .containsExactly(
                        LocalDateTime.of(2024, 1, 2, 1, 4, 5, 500_000_000),
                        LocalDateTime.of(2024, 1, 2, 3, 4),
                        LocalDateTime.of(2024, 1, 2, 0, 0));
        assertThat(file.findings("t", "c")).containsExactly("type-widened", "offset-missing");
    }

    @Test
    void readsJulianDaysAndFractionsOfSeconds() throws SQLException {
        TestFile file = file("datetime", "(julianday('2024-01-02 03:04:05')),(1704164645.25),(0)");
        assertThat(file.values("t", "c"))
                .containsExactly(
                        LocalDateTime.of(2024, 1, 2, 3, 4, 5),
                        LocalDateTime.of(2024, 1, 2, 3, 4, 5, 250_000_000),
                        LocalDateTime.of(1970, 1, 1, 0, 0));
    }

    @Test
    void roundsDigitsBeyondMicrosecondsAndCountsIt() throws SQLException {
        TestFile file = file("datetime", "('2024-12-31 23:59:59.9999999'),('2024-12-31 23:59:59.1234560')");
        assertThat(file.values("t", "c"))
                .containsExactly(
                        LocalDateTime.of(2025, 1, 1, 0, 0), LocalDateTime.of(2024, 12, 31, 23, 59, 59, 123_456_000));
        assertThat(file.alterations()).containsExactly(Alteration.ROUNDED);
    }

    @Test
    void treatsZeroDatesByPolicy() throws SQLException {
        TestFile file = file("date not null", "('0000-00-00'),('2024-02-29')");
        LocalDate leap = LocalDate.of(2024, 2, 29);
        assertThat(file.values("t", "c")).containsExactly(null, leap);
        assertThat(file.mappings("t").get("c").forceNullable()).isTrue();
        ValuePolicy epoch = new ValuePolicy(ZeroDates.EPOCH, NulBytes.STRIP, Spatial.WKB);
        assertThat(file.with(epoch).values("t", "c")).containsExactly(LocalDate.EPOCH, leap);
        ValuePolicy reject = new ValuePolicy(ZeroDates.REJECT, NulBytes.STRIP, Spatial.WKB);
        assertThat(file.with(reject).values("t", "c")).containsExactly("rejected: month or day is zero", leap);
    }

    @Test
    void readsTimesOfDay() throws SQLException {
        assertThat(file("time", "('07:30'),('23:59:59.25')").values("t", "c"))
                .containsExactly(LocalTime.of(7, 30), LocalTime.of(23, 59, 59, 250_000_000));
    }

    @Test
    void readsUuidsFromTextAndBlob() throws SQLException {
        UUID uuid = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");
        TestFile file = file("guid", "('00112233-4455-6677-8899-AABBCCDDEEFF'),(x'00112233445566778899aabbccddeeff')");
        assertThat(file.values("t", "c")).containsExactly(uuid, uuid);
        assertThat(file.findings("t", "c")).containsExactly("uuid-byte-order");
    }

    @Test
    void stripsOrRejectsZeroBytesInText() throws SQLException {
        TestFile file = file("varchar(5)", "('ab' || char(0) || 'cd'),('é€😀xy')");
        assertThat(file.types("t")).containsEntry("c", "text");
        assertThat(file.values("t", "c")).containsExactly("abcd", "é€😀xy");
        assertThat(file.alterations()).containsExactly(Alteration.NUL_REMOVED);
        ValuePolicy reject = new ValuePolicy(ZeroDates.NULL, NulBytes.REJECT, Spatial.WKB);
        assertThat(file.with(reject).values("t", "c")).containsExactly("rejected: a text with U+0000 in it", "é€😀xy");
    }

    @Test
    void refusesTextThatIsNotUtf8ButKeepsARealReplacementCharacter() throws SQLException {
        TestFile file = file("text", "(cast(x'61ff62' as text)),('a\uFFFDb')");
        assertThat(file.values("t", "c")).containsExactly("rejected: a text that is not valid UTF-8", "a\uFFFDb");
        assertThat(file.valuesAs("t", "c", PgType.BYTEA)).containsExactly("\\x61ff62", "\\x61efbfbd62");
    }

    @Test
    void turnsTextsAmongBlobsIntoTheirBytes() throws SQLException {
        TestFile file = file("blob", "(x'00ff'),('ä'),(12),(0.5)");
        assertThat(file.values("t", "c")).containsExactly("\\x00ff", "\\xc3a4", "\\x3132", "\\x302e35");
        assertThat(file.findings("t", "c")).containsExactly("blob-mixed");
    }

    @Test
    void neverTurnsAnEmptyTextInAKeyIntoNull() throws SQLException {
        TestFile file = TestFile.of(
                directory, "create table t(c int, d int, primary key (c))", "insert into t values ('', ''),(1, 1)");
        assertThat(file.types("t")).containsEntry("c", "text").containsEntry("d", "integer");
        assertThat(file.values("t", "c")).containsExactlyInAnyOrder("", "1");
        assertThat(file.values("t", "d")).containsExactlyInAnyOrder(null, 1);
    }

    @Test
    void readsNumbersInTextAsTheirShortestExactForm() throws SQLException {
        assertThat(file("string", "(0.1 + 0.2),(1e15),(1e-5),(100.0),(5)").valuesAs("t", "c", PgType.TEXT))
                .containsExactly("0.30000000000000004", "1000000000000000", "1.0E-5", "100", "5");
    }

    @Test
    void carriesToTypesTheUserAsksForAndRefusesWhatDoesNotFit() throws SQLException {
        TestFile file = file("", "(1),('2'),(3.5),('yes'),(x'31'),(70000),('2024-01-02')");
        assertThat(file.valuesAs("t", "c", PgType.SMALLINT))
                .containsExactly(
                        (short) 1,
                        (short) 2,
                        "rejected: a number with a fraction, or out of range for the type",
                        "rejected: a text that is no whole number",
                        "rejected: a blob that is no whole number",
                        "rejected: a number out of range for the type",
                        "rejected: a text that is no whole number");
        assertThat(file.valuesAs("t", "c", PgType.BOOLEAN))
                .startsWith(true, "rejected: a text that is no boolean")
                .element(3)
                .isEqualTo(true);
        assertThat(file.valuesAs("t", "c", PgType.varchar(3)))
                .containsExactly(
                        "1",
                        "2",
                        "3.5",
                        "yes",
                        "1",
                        "rejected: a text longer than 3 characters",
                        "rejected: a text longer than 3 characters");
        assertThat(file.valuesAs("t", "c", PgType.DATE))
                .endsWith(LocalDate.of(2024, 1, 2))
                .startsWith("rejected: a number that is no clear count of seconds, milliseconds or days");
        assertThat(file.valuesAs("t", "c", PgType.TEXT))
                .containsExactly("1", "2", "3.5", "yes", "1", "70000", "2024-01-02");
        assertThat(file.valuesAs("t", "c", new PgType.Enumeration(List.of("2", "yes"))))
                .containsSubsequence("2", "yes")
                .startsWith("rejected: an integer that is no label of the enum");
    }

    @Test
    void saysWhichTypesItCannotCarryTo() throws SQLException {
        TestFile file = file("", "(1)");
        Table table = file.table("t");
        Column column = table.column(Identifier.of("c")).orElseThrow();
        for (PgType target : List.of(PgType.INET, new PgType.Geometry("Point", 4326), PgType.timestamp(0))) {
            assertThat(file.dialect().types().mapTo(table, column, target)).isInstanceOf(Unmapped.class);
        }
    }

    @Test
    void carriesToEveryTypeOfTheDataChoice() throws SQLException {
        TestFile file = file("", "(1)");
        Table table = file.table("t");
        Column column = table.column(Identifier.of("c")).orElseThrow();
        for (Kind kind : Kind.values()) {
            if (kind != Kind.INET) {
                assertThat(file.dialect().types().mapTo(table, column, new PgType.Simple(kind)))
                        .isNotInstanceOf(Unmapped.class);
            }
        }
    }
}
