package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.postgresql.TestTarget;
import io.pgtrek.postgresql.copy.TestRows.Write;
import java.io.ByteArrayInputStream;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bad rows cost: COPY statements in the order of bad rows times the logarithm of all. */
class BisectionIT {

    private static final int ROWS = 100_000;

    /** The server names the line for these. */
    private static final String CHECKED = "ALTER TABLE t ADD CHECK (c1 > 0)";

    /** It names none for what triggers after the rows find. */
    private static final String TRIGGERED = "CREATE FUNCTION bad() RETURNS trigger LANGUAGE plpgsql AS"
            + " 'BEGIN IF new.c1 <= 0 THEN RAISE ''bad''; END IF; RETURN NULL; END';"
            + "CREATE TRIGGER bad AFTER INSERT ON t FOR EACH ROW EXECUTE FUNCTION bad()";

    private static int copies(CopyFixture fixture, String rule, int rows, Set<Integer> bad) throws SQLException {
        CopyTarget target = fixture.table(PgType.INTEGER);
        TestTarget.execute(fixture.connection, rule);
        CountedCopies counted = new CountedCopies(fixture.connection);
        Iterable<List<Write>> all = () -> IntStream.rangeClosed(1, rows)
                .mapToObj(i -> List.<Write>of(sink -> sink.writeInt(bad.contains(i) ? -i : i)))
                .iterator();
        SliceResult result = new SliceCopier(fixture.portionBytes())
                .copy(counted.connection(), target, new TestRows(all), fixture.rejected::add, CopyObserver.NONE);
        assertThat(result.rejected()).isEqualTo(bad.size());
        assertThat(result.copied()).isEqualTo(rows - bad.size());
        assertThat(fixture.texts("SELECT count(*)::text FROM t")).containsExactly("" + (rows - bad.size()));
        assertThat(fixture.rejected)
                .extracting(row -> row.values().get("s1"))
                .containsExactlyInAnyOrderElementsOf(
                        bad.stream().map(i -> new RejectedValue.Text("-" + i)).collect(Collectors.toList()));
        return counted.count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 54_321, ROWS})
    void oneBadRowOfManyCostsAHandfulWhereTheServerNamesIt(int bad) throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            assertThat(copies(fixture, CHECKED, ROWS, Set.of(bad))).isLessThanOrEqualTo(5);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 54_321, ROWS})
    void oneBadRowOfManyCostsTheLogarithmWhereTheServerDoesNot(int bad) throws SQLException {
        try (CopyFixture fixture = new CopyFixture()) {
            // each half is halved again: log2 of 100,000 is below 17
            assertThat(copies(fixture, TRIGGERED, ROWS, Set.of(bad))).isBetween(17, 3 * 17 + 2);
        }
    }

    @Test
    void tenBadRowsCostTenTimesThat() throws SQLException {
        Set<Integer> bad = IntStream.range(0, 10).mapToObj(i -> 9_999 * i + 5).collect(Collectors.toSet());
        try (CopyFixture fixture = new CopyFixture()) {
            assertThat(copies(fixture, CHECKED, ROWS, bad)).isLessThanOrEqualTo(10 * 8);
        }
        try (CopyFixture fixture = new CopyFixture()) {
            assertThat(copies(fixture, TRIGGERED, ROWS, bad)).isLessThanOrEqualTo(10 * (3 * 17 + 2));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {CHECKED, TRIGGERED})
    void allRowsBadCostAFewForEach(String rule) throws SQLException {
        int rows = 2_000;
        Set<Integer> bad = IntStream.rangeClosed(1, rows).boxed().collect(Collectors.toSet());
        try (CopyFixture fixture = new CopyFixture()) {
            assertThat(copies(fixture, rule, rows, bad)).isLessThanOrEqualTo(3 * rows);
        }
    }

    @Test
    void aBadRowWithALargeValueCostsOneMore() throws SQLException {
        int length = 3 << 20;
        Write large = sink -> sink.writeStream(new ByteArrayInputStream(new byte[length]), length);
        Write none = sink -> sink.writeNull();
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.BYTEA);
            TestTarget.execute(fixture.connection, CHECKED);
            CountedCopies counted = new CountedCopies(fixture.connection);
            SliceResult result = new SliceCopier()
                    .copy(
                            counted.connection(),
                            target,
                            new TestRows(List.of(
                                    List.of(sink -> sink.writeInt(1), none),
                                    List.of(sink -> sink.writeInt(-2), large),
                                    List.of(sink -> sink.writeInt(3), large),
                                    List.of(sink -> sink.writeInt(4), none))),
                            fixture.rejected::add,
                            CopyObserver.NONE);

            assertThat(result.copied()).isEqualTo(3);
            assertThat(counted.count()).isEqualTo(4);
            assertThat(fixture.rejected)
                    .hasSize(1)
                    .allSatisfy(row -> assertThat(row.values())
                            .containsEntry("s1", new RejectedValue.Text("-2"))
                            .containsEntry("s2", new RejectedValue.LeftOut(length)));
        }
    }
}
