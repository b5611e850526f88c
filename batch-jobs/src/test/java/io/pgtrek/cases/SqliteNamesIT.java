package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.NameCase;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.report.Outcome;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Names that other tools stumble over. */
class SqliteNamesIT {

    private static final String LONG = "col_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    private static final String COLUMNS =
            "select attname from pg_attribute where attrelid = '%s'::regclass and attnum > 0 order by attnum";

    @Test
    @DisplayName(
            "case 35: Mixed Case, reserved words, Créé and 64 characters arrive; the long name is shortened, said so")
    void carriesNamesOver() {
        Migrated migrated = SqliteSource.of(
                        "create table `Mixed Case`(`Id` int primary key, `Order` int, `" + LONG + "` int, `Créé` date)",
                        "insert into `Mixed Case` values (1, 2, 3, '2024-01-02')")
                .migrate();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        List<String> names = migrated.rows(COLUMNS.formatted("\"Mixed Case\""));
        assertThat(names).hasSize(4).contains("Id", "Order", "Créé");
        assertThat(names.get(2).getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(63);
        assertThat(migrated.rows("select * from \"Mixed Case\"")).containsExactly("1|2|3|2024-01-02");
        assertThat(migrated.report().findings())
                .anyMatch(finding ->
                        finding.object().contains(LONG) && finding.message().contains(names.get(2)));
    }

    @Test
    @DisplayName("case 35: hostile names are only names")
    void quotesHostileNames() {
        String emoji = "\uD83D\uDE00".repeat(17);
        Migrated migrated = SqliteSource.of(
                        "create table \"\"\"; drop table x; --\"(\"a\"\"b\" integer primary key, \"line\nbreak\" text,"
                                + " \"trailing \" text, \"%s {} $1 ?\" text, \"" + emoji + "\" text)",
                        "insert into \"\"\"; drop table x; --\" values (1,'2','3','4','5')",
                        "create index \"i\"\" x\" on \"\"\"; drop table x; --\"(\"trailing \", \"" + emoji + "\")",
                        "create table x(\"İ\" integer primary key, \"I\" text, \"ı\" text)",
                        "insert into x values (1,'a','b')")
                .migrate();

        assertThat(migrated.rows("select * from \"\"\"; drop table x; --\"")).containsExactly("1|2|3|4|5");
        assertThat(migrated.rows("select \"İ\", \"I\", \"ı\" from x")).containsExactly("1|a|b");
        assertThat(migrated.rows("select indexname from pg_indexes where indexname like 'i\"%'"))
                .containsExactly("i\" x");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    @DisplayName("case 35: names: lower and snake")
    void changesCase() {
        SqliteSource source = SqliteSource.of(
                "create table OrderLine(OrderLineID integer primary key, UnitPrice numeric, [Sold At] text)",
                "insert into OrderLine values (1, 2, 'x')");

        Migrated lower = source.migrating().names(NameCase.LOWER).run();
        assertThat(lower.rows("select orderlineid, unitprice, \"sold at\" from orderline"))
                .containsExactly("1|2|x");
        Migrated snake = source.migrating().names(NameCase.SNAKE).run();
        assertThat(snake.rows(COLUMNS.formatted("order_line")))
                .startsWith("order_line_id", "unit_price")
                .hasSize(3);
    }

    @Test
    @DisplayName("lesson 69: names that fall together stop the run before anything is created")
    void refusesEqualNames() {
        Migrating migrating = SqliteSource.of(
                        "create table OrderLine(id integer primary key, UnitPrice numeric, [Unit Price] text)")
                .migrating()
                .names(NameCase.SNAKE);

        MigrateException failure = migrating.failure();
        assertThat(failure.code()).isEqualTo(ErrorCode.PLAN_BLOCKED);
        assertThat(failure).hasMessageContaining("Unit Price").hasMessageContaining("unit_price");
    }
}
