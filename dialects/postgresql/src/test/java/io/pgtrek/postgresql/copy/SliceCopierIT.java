package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.TestTarget;
import io.pgtrek.postgresql.copy.TestRows.Write;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.UnconvertibleValueException;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SliceCopierIT {
    private static final Write NULL = sink -> sink.writeNull();
    private static final Write UNCONVERTIBLE = sink -> {
        throw new UnconvertibleValueException("month or day is zero");
    };

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 1_000_000})
    void everyBadRowCostsItselfOnly(int portionBytes) throws SQLException {
        Set<Integer> bad = Set.of(1, 2, 17, 500, 999, 1000);
        List<List<Write>> rows = IntStream.rangeClosed(1, 1000)
                .mapToObj(i -> List.of(integer(i), json(bad.contains(i) ? "{secret" : "{}")))
                .toList();
        try (CopyFixture fixture = new CopyFixture().withPortions(portionBytes)) {
            SliceResult result = fixture.copy(fixture.table(PgType.INTEGER, PgType.JSONB), rows);

            assertThat(result.read()).isEqualTo(1000);
            assertThat(result.copied()).isEqualTo(994);
            assertThat(result.rejected()).isEqualTo(6);
            assertThat(fixture.texts("SELECT count(*) || ' ' || sum(c1) FROM t"))
                    .containsExactly(
                            "994 " + (500_500 - bad.stream().mapToInt(i -> i).sum()));
            assertThat(fixture.rejected)
                    .extracting(row -> row.values().get("s1"))
                    .containsExactly(Stream.of("1", "2", "17", "500", "999", "1000")
                            .map(RejectedValue.Text::new)
                            .toArray(RejectedValue[]::new));
            assertThat(fixture.rejected)
                    .allSatisfy(row -> assertThat(row.values()).containsEntry("s2", new RejectedValue.Text("{secret")))
                    .allSatisfy(row -> assertThat(row.column()).isEqualTo("s2"))
                    .allSatisfy(row -> assertThat(row.sqlState()).isEqualTo("22P02"))
                    .allSatisfy(row -> assertThat(row.reason()).doesNotContain("secret"));
        }
    }

    @Test
    void namesTheConstraintAndTheColumnThatTheServerNames() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.TEXT);
            TestTarget.execute(
                    fixture.connection,
                    "ALTER TABLE t ALTER c2 SET NOT NULL, ADD CONSTRAINT \"odd, line 9\" CHECK (c1 > 0)");
            fixture.copy(target, List.of(List.of(integer(1), NULL), List.of(integer(-1), text("x"))));

            assertThat(fixture.rejected).extracting(RejectedRow::column).containsExactly("s2", null);
            assertThat(fixture.rejected)
                    .extracting(RejectedRow::reason)
                    .containsExactly("NULL in a NOT NULL column", "a check constraint is violated: odd, line 9");
        }
    }

    @Test
    void aRejectedRowIsShownWholeAndCountsNoAlteration() throws SQLException {
        Write altered = sink -> {
            sink.altered(Alteration.NUL_REMOVED);
            sink.writeText("ab");
        };
        Write alteredAfterwards = sink -> {
            sink.writeNull();
            sink.altered(Alteration.ZERO_DATE);
        };
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.TEXT, PgType.DATE, PgType.JSONB, PgType.numeric(5, 2));
            SliceResult result = fixture.copy(
                    target,
                    List.of(
                            List.of(altered, UNCONVERTIBLE, json("[]"), sink -> sink.writeNumeric(-1, 2)),
                            List.of(altered, alteredAfterwards, json("[]"), NULL),
                            List.of(altered, alteredAfterwards, json("oops"), NULL)));

            assertThat(fixture.rejected.get(0).values())
                    .containsExactly(
                            Map.entry("s1", new RejectedValue.Text("ab")),
                            Map.entry("s2", new RejectedValue.SourceText("source text 2")),
                            Map.entry("s3", new RejectedValue.Text("[]")),
                            Map.entry("s4", new RejectedValue.Text("-0.01")));
            assertThat(fixture.rejected.get(0).column()).isEqualTo("s2");
            assertThat(fixture.rejected.get(0).reason()).isEqualTo("month or day is zero");
            assertThat(result.alterations())
                    .isEqualTo(Map.of(
                            "s1", Map.of(Alteration.NUL_REMOVED, 1L),
                            "s2", Map.of(Alteration.ZERO_DATE, 1L)));
        }
    }

    @Test
    void copiesTablesWithoutColumnsAndNoRows() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget none = fixture.table();
            assertThat(fixture.copy(none, List.of()).read()).isZero();
            fixture.copy(none, List.of(List.of(), List.of()));

            assertThat(fixture.texts("SELECT count(*)::text FROM t")).containsExactly("2");
        }
    }

    @Test
    void copiesRowsWhoseColumnsAreAllGenerated() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            TestTarget.execute(fixture.connection, "CREATE TABLE t (g int GENERATED ALWAYS AS (1) STORED)");
            fixture.copy(CopyFixture.target(), List.of(List.of()));

            assertThat(fixture.texts("SELECT g::text FROM t")).containsExactly("1");
        }
    }

    @Test
    void takesHostileNames() throws SQLException {
        QualifiedName table = QualifiedName.of("odd \"schema\"; --", "t, line 7, column x\n");
        Identifier column = Identifier.of("c\" FROM STDIN; drop table t; --");
        try (CopyFixture fixture = new CopyFixture()) {
            TestTarget.execute(
                    fixture.connection,
                    "CREATE SCHEMA \"odd \"\"schema\"\"; --\"; CREATE TABLE \"odd \"\"schema\"\"; --\".\"t, line 7, column x\n\""
                            + " (\"c\"\" FROM STDIN; drop table t; --\" jsonb)");
            CopyColumn only = new CopyColumn(Identifier.of("s"), column, PgType.JSONB, null, TestRows.READER);
            SliceResult result =
                    fixture.copyValues(new CopyTarget(table, List.of(only)), List.of(json("1"), json("x"), json("2")));

            assertThat(result.copied()).isEqualTo(2);
            assertThat(fixture.rejected).extracting(RejectedRow::column).containsExactly("s");
        }
    }

    @Test
    void theHandlerMayEndTheCopyAndTheTransactionStaysUsable() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.DATE);
            MigrateException enough = new MigrateException(ErrorCode.TOO_MANY_REJECTS, "enough", null, null);
            RejectHandler stop = row -> {
                throw enough;
            };
            SliceCopier copier = new SliceCopier();
            TestRows rows = new TestRows(List.of(List.of(NULL), List.of(UNCONVERTIBLE)));

            assertThatThrownBy(() -> copier.copy(fixture.connection, target, rows, stop, CopyObserver.NONE))
                    .isSameAs(enough);
            assertThat(fixture.texts("SELECT 'usable'")).containsExactly("usable");
        }
    }

    @Test
    void aMissingTableIsNoRowsFault() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget missing = CopyFixture.target(PgType.INTEGER);

            assertThatThrownBy(() -> fixture.copyValues(missing, List.of(integer(1))))
                    .isInstanceOfSatisfying(MigrateException.class, e -> {
                        assertThat(e.code()).isEqualTo(ErrorCode.WRITE_FAILED);
                        assertThat(e).hasMessage("PostgreSQL refused rows of public.t.");
                        assertThat(e.detail()).contains("42P01");
                    });
        }
    }

    @Test
    void rowsThatATriggerDropsAreNotPassedOver() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER);
            TestTarget.execute(
                    fixture.connection,
                    "CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';"
                            + "CREATE TRIGGER gone BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION gone()");

            assertThatThrownBy(() -> fixture.copyValues(target, List.of(integer(1), integer(2))))
                    .hasMessage("PostgreSQL stored 0 of 2 rows of public.t.");
        }
    }

    @Test
    void aReaderOfAnotherTypeIsADefectAndNoReject() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.BIGINT);

            assertThatThrownBy(() -> fixture.copyValues(target, List.of(integer(1))))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("column c1 takes INT8, not INT4");
            assertThatThrownBy(() -> fixture.copyValues(target, List.of(sink -> {})))
                    .hasMessage("the reader of column c1 wrote 0 values");
        }
    }

    @Test
    void asksForATransaction() throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            fixture.connection.setAutoCommit(true);
            CopyTarget target = CopyFixture.target(PgType.INTEGER);

            assertThatThrownBy(() -> fixture.copyValues(target, List.of())).isInstanceOf(IllegalStateException.class);
            fixture.connection.setAutoCommit(false);
        }
    }

    private static Write integer(int value) {
        return sink -> sink.writeInt(value);
    }

    private static Write text(String value) {
        return sink -> sink.writeText(value);
    }

    private static Write json(String value) {
        return sink -> sink.writeJsonb(value);
    }
}
