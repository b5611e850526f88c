package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.postgresql.TestTarget;
import io.pgtrek.postgresql.copy.TestRows.Write;
import java.io.ByteArrayInputStream;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FrozenCopyIT {

    private static final List<List<Write>> ROWS = IntStream.range(0, 2_000)
            .mapToObj(i -> List.<Write>of(sink -> sink.writeInt(i), sink -> sink.writeText("row " + i)))
            .toList();

    @Test
    void storesRowsThatNoVacuumHasToVisit() throws SQLException {
        try (CopyFixture fixture = new CopyFixture().withPortions(4_096)) {
            CopyTarget target = fixture.table(PgType.INTEGER, PgType.TEXT);

            assertThat(fixture.copyFrozen(target, ROWS).map(SliceResult::copied))
                    .hasValue(2_000L);
            TestTarget.execute(fixture.connection, "analyze t");

            assertThat(fixture.texts("select relallvisible = relpages from pg_class where oid = 't'::regclass"))
                    .containsExactly("t");
        }
    }

    @Test
    void leavesTablesAloneThatHoldRowsOrRunTriggers() throws SQLException {
        for (String obstacle : List.of(
                "insert into t values (-1, 'theirs')",
                "create function pg_temp.f() returns trigger language plpgsql as 'begin return new; end';"
                        + "create trigger own before insert on t for each row execute function pg_temp.f()",
                "create rule nothing as on delete to t do nothing",
                "alter table t enable row level security",
                "alter table t add primary key (c1); create table child (c1 int references t)")) {
            try (CopyFixture fixture = new CopyFixture()) {
                CopyTarget target = fixture.table(PgType.INTEGER, PgType.TEXT);
                TestTarget.execute(fixture.connection, obstacle);
                long before =
                        Long.parseLong(fixture.texts("select count(*) from t").get(0));

                assertThat(fixture.copyFrozen(target, ROWS)).as(obstacle).isEmpty();

                assertThat(fixture.texts("select count(*) from t")).as(obstacle).containsExactly("" + before);
            }
        }
    }

    @Test
    void givesUpWhenTheServerRefusesARow() throws SQLException {
        Write bad = sink -> sink.writeJsonb("{");
        Write good = sink -> sink.writeJsonb("{}");
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.JSONB);

            Optional<SliceResult> result = fixture.copyFrozen(target, List.of(List.of(good), List.of(bad)));

            assertThat(result).isEmpty();
        }
    }

    @Test
    void givesUpWhenALargeValueBreaksOffOnItsWay() throws SQLException {
        int length = 3 << 20;
        byte[] text = new byte[length];
        Write large = sink -> sink.writeStream(new ByteArrayInputStream(text), length);
        try (CopyFixture fixture = new CopyFixture()) {
            CopyTarget target = fixture.table(PgType.TEXT);

            assertThat(fixture.copyFrozen(target, List.of(List.of(large)))).isEmpty();
        }
    }
}
