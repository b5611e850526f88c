package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** One byte among all rows of a large table, in one slice and in many. */
class ManyRowsIT {

    @Test
    void oneByteIsFound() {
        findsOneByte(200_000);
    }

    @Test
    @EnabledIfSystemProperty(named = "pgtrek.slow", matches = "true")
    void oneByteInTenMillionRowsIsFound() {
        findsOneByte(10_000_000);
    }

    private static void findsOneByte(int rows) {
        String numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < " + rows + ") ";
        Migrating migrating = SqliteSource.of(
                        "create table sliced(id integer primary key, v text)",
                        numbers + "insert into sliced select i, 'value ' || i from n",
                        "create table whole(a text, v text)",
                        "insert into whole select 'key ' || id, v from sliced where id <= " + rows / 5)
                .migrating()
                .sliceBytes(8L << 20);
        Migrated migrated = migrating.run();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.report().rowsCopied()).isEqualTo(rows + rows / 5);

        int changed = rows / 3;
        int gone = rows / 7;
        migrated.target()
                .execute(
                        "update sliced set v = overlay(v placing 'V' from 1 for 1) where id = " + changed,
                        "update whole set v = overlay(v placing 'V' from 1 for 1) where a = 'key " + gone + "'");
        RunReport report = migrating.verify();

        assertThat(report.outcome()).isEqualTo(Outcome.MISMATCH);
        assertThat(report.differences())
                .extracting(row -> row.kind() + " " + row.key() + " " + row.source() + " " + row.target())
                .containsExactlyInAnyOrder(
                        "CHANGED id=" + changed + " value " + changed + " Value " + changed,
                        "MISSING a=key " + gone + ", v=value " + gone + " null null",
                        "EXTRA a=key " + gone + ", v=Value " + gone + " null null");
    }
}
