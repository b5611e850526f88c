package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.NameCase;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.TestServer;
import org.junit.jupiter.api.DisplayName;

/** Names that PostgreSQL shares more widely, folds, or cuts. */
class NameCasesIT {

    @OnBothServers
    @DisplayName("case 26: index names stay where free, else get the table's name; every change is reported")
    void indexNames(TestServer server) {
        String longest = "i".repeat(63);
        Migrated migrated = Migrating.of(
                        server,
                        "create table s1(id int primary key, a int, key idx_a(a), unique key s3(a))",
                        "create table s2(id int primary key, a int, key idx_a(a), key " + longest + "1(a), key "
                                + longest + "2(a))",
                        "create table s3(id int primary key, a int, key idx_a(a), key s2_idx_a(id))")
                .run();

        assertThat(migrated.rows("select tablename, indexname from pg_indexes where schemaname = 'public' and"
                        + " indexdef ~ '\\(a\\)' and indexname not like 'iii%' order by 1, 2"))
                .containsExactly("s1|idx_a", "s1|s1_s3", "s2|s2_idx_a", "s3|s3_idx_a");
        assertThat(migrated.rows("select octet_length(indexname) from pg_indexes where indexname like 'iii%'"))
                .containsExactly("63", "63");
        assertThat(migrated.told("name-changed"))
                .hasSize(6)
                .anyMatch(told -> told.startsWith("s2.idx_a: becomes s2_idx_a"))
                .anyMatch(told -> told.startsWith("s3.idx_a: becomes s3_idx_a"))
                .anyMatch(told -> told.startsWith("s3.s2_idx_a: becomes s3_s2_idx_a"))
                .anyMatch(told -> told.startsWith("s1.s3: becomes s1_s3"))
                .anyMatch(told -> told.startsWith("s2." + longest + "1: becomes iii"));
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 35: mixed case, reserved, non-ASCII and 64-character identifiers")
    void hostileIdentifiers(TestServer server) {
        String column = "col_" + "a".repeat(60);
        String umlauts = "é".repeat(64);
        Migrated migrated = Migrating.of(
                        server,
                        "create table `Mixed Case`(`Id` int primary key, `Order` int, `" + column
                                + "` int, `Créé` date, key `an \"index\"`(`Order`))",
                        "insert into `Mixed Case` values (1,2,3,'2020-01-02'),(2,null,null,null)",
                        "create table `" + umlauts + "`(`" + umlauts + "` int, `a``b` int, `a\"b` int, `ctid` int)",
                        "insert into `" + umlauts + "` values (1,2,3,4)",
                        "create table `select`(`from` int, `2nd` int, `$` int)",
                        "insert into `select` values (1,2,3)")
                .run();

        assertThat(migrated.rows("select \"Id\", \"Order\", \"Créé\" from \"Mixed Case\" order by \"Id\""))
                .containsExactly("1|2|2020-01-02", "2|NULL|NULL");
        assertThat(migrated.rows("select attname from pg_attribute where attrelid = '\"Mixed Case\"'::regclass and"
                        + " attname like 'col%'"))
                .singleElement()
                .asString()
                .startsWith("col_aaa")
                .hasSize(63);
        assertThat(migrated.index("\"an \"\"index\"\"\"")).contains("(\"Order\")");
        assertThat(migrated.rows("select \"a`b\", \"a\"\"b\", \"ctid_\" from \"" + cut(migrated) + "\""))
                .containsExactly("2|3|4");
        assertThat(migrated.rows("select \"from\", \"2nd\", \"$\" from \"select\""))
                .containsExactly("1|2|3");
        assertThat(migrated.told("name-shortened"))
                .hasSize(3)
                .anyMatch(told -> told.startsWith("Mixed Case." + column + ": "))
                .anyMatch(told -> told.startsWith(umlauts + ": "))
                .anyMatch(told -> told.startsWith(umlauts + "." + umlauts + ": "));
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    private static String cut(Migrated migrated) {
        return migrated.value("select relname from pg_class where relname like 'éé%' and relkind = 'r'");
    }

    @OnBothServers
    @DisplayName("lesson 69: columns equal in their first 63 bytes get different names; pairs made equal stop the plan")
    void namesThatMeet(TestServer server) {
        String start = "ñ".repeat(60);
        Migrated migrated = Migrating.of(
                        server,
                        "create table t(`" + start + "one` int, `" + start + "two` int)",
                        "insert into t values (1,2)")
                .run();
        Migrating folded = Migrating.of(server, "create table t(`a_b` int, `aB` int, `c_d` int, `cD` int)")
                .names(NameCase.SNAKE);

        assertThat(migrated.rows("select * from t")).containsExactly("1|2");
        assertThat(migrated.told("name-shortened")).hasSize(2);
        assertThat(folded.failure())
                .hasMessageContaining("2 findings")
                .satisfies(failure -> assertThat(failure.code()).isEqualTo(ErrorCode.PLAN_BLOCKED))
                .satisfies(failure -> assertThat(failure.detail()).contains("t.aB", "t.cD"));
    }
}
