package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.AlterationCount;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.TableResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Points in time, which SQLite has no type for. */
class SqliteDatesIT {

    @Test
    @DisplayName("case 104: seconds, milliseconds, ISO text and empty text in a DATETIME column become timestamps")
    void convertsEpochNumbers() {
        Migrated migrated = SqliteSource.of(
                        "create table e(id integer primary key, made datetime)",
                        "insert into e values (1,1704164645),(2,'2024-01-02 03:04:05'),(3,1704164645000),(4,'')")
                .migrate();

        assertThat(migrated.type("e", "made")).isEqualTo("timestamp without time zone");
        assertThat(migrated.rows("select * from e order by id"))
                .containsExactly("1|2024-01-02 03:04:05", "2|2024-01-02 03:04:05", "3|2024-01-02 03:04:05", "4|NULL");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        TableResult table = migrated.table("e");
        assertThat(table.copied()).isEqualTo(4);
        assertThat(table.alterations())
                .extracting(AlterationCount::column, AlterationCount::count)
                .contains(
                        org.assertj.core.groups.Tuple.tuple("made", 2L),
                        org.assertj.core.groups.Tuple.tuple("made", 1L));
        assertThat(migrated.findings("epoch-converted")).hasSize(1);
        assertThat(migrated.findings("empty-text-null")).hasSize(1);
    }

    @Test
    @DisplayName("case 104: a text among the numbers makes the column text, and every value stays as it was")
    void keepsWhatIsNoTime() {
        Migrated migrated = SqliteSource.of(
                        "create table e(id integer primary key, made datetime)",
                        "insert into e values (1,1704164645),(2,'yesterday'),(3,null),(4,'')")
                .migrate();

        assertThat(migrated.type("e", "made")).isEqualTo("text");
        assertThat(migrated.rows("select id, made, made is null from e order by id"))
                .containsExactly("1|1704164645|f", "2|yesterday|f", "3|NULL|t", "4||f");
    }

    @Test
    @DisplayName("case 104: dates, times, offsets and fractions of a second")
    void readsIsoForms() {
        Migrated migrated = SqliteSource.of(
                        "create table e(id integer primary key, d date, t time, z timestamp, f datetime, b datetime)",
                        "insert into e values (1,'2024-02-29','23:59:59.123456','2024-01-02T03:04:05+02:00',"
                                + "'2024-01-02 03:04:05.999999','2024-01-02T03:04:05Z'),"
                                + "(2,'0001-01-01','00:00','2024-01-02T03:04:05Z','9999-12-31','1969-12-31 23:59:59Z')")
                .migrate();

        assertThat(migrated.rows("select d, t, z at time zone 'UTC', f, b at time zone 'UTC' from e order by id"))
                .containsExactly(
                        "2024-02-29|23:59:59.123456|2024-01-02 01:04:05|2024-01-02 03:04:05.999999|2024-01-02 03:04:05",
                        "0001-01-01|00:00:00|2024-01-02 03:04:05|9999-12-31 00:00:00|1969-12-31 23:59:59");
        assertThat(migrated.type("e", "z")).isEqualTo("timestamp with time zone");
    }
}
