package io.pgtrek.postgresql.ddl;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.TestTarget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the DDL of plans with hostile names on a real server and reads it back. */
class DdlExecutionIT {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\"; DROP TABLE x; --",
                "'; DROP TABLE x; --",
                "`tick`\\'",
                " trailing blank ",
                "two\nlines\r\n-- three",
                "$touch$ ${flyway}",
                "a.b\".\"c",
                "*/ /* TURK\u0130SH \u0131",
                "\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00"
            })
    void runsWhateverTheNames(String suffix) throws SQLException {
        Plan plan = TestPlans.full("s" + suffix, suffix, List.of());
        try (Connection connection = TestTarget.connect()) {
            TestTarget.execute(connection, "SET search_path = ''");
            for (DdlStatement statement : DdlRenderer.render(plan)) {
                TestTarget.execute(connection, statement.sql());
            }
            assertThat(TestTarget.texts(
                            connection,
                            "SELECT count(*) || ' ' || count(*) FILTER (WHERE convalidated) FROM pg_catalog.pg_constraint"
                                    + " WHERE conrelid <> 0 AND contype IN ('p', 'u', 'f', 'c')"
                                    + " AND connamespace = (SELECT oid FROM pg_catalog.pg_namespace WHERE nspname LIKE 's%'"
                                    + " AND nspname <> 'pg_catalog')"))
                    .containsExactly("5 5");
            assertThat(TestTarget.texts(
                            connection,
                            "SELECT relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_trigger t ON t.tgrelid = c.oid"
                                    + " WHERE NOT tgisinternal"))
                    .containsExactly("orders" + suffix);
            assertThat(TestTarget.texts(
                            connection,
                            "SELECT description FROM pg_catalog.pg_description WHERE classoid ="
                                    + " 'pg_catalog.pg_class'::pg_catalog.regclass AND objoid > 16383 ORDER BY 1"))
                    .containsExactlyInAnyOrder("Orders; -- all of them", "it's \\ an index", "what's in a\nname");
            assertThat(TestTarget.texts(connection, "SELECT enumlabel FROM pg_catalog.pg_enum ORDER BY enumsortorder"))
                    .containsExactly("new", "it's", "back\\slash", suffix + "label");
            setsSequences(connection, plan, suffix);
        }
    }

    private static void setsSequences(Connection connection, Plan plan, String suffix) throws SQLException {
        for (SequenceValue value : SequenceRenderer.nextValues(plan)) {
            TestTarget.execute(connection, value.sql());
        }
        String customers = Sql.quote(plan.tables().get(0).name());
        String country = Sql.quote(Identifier.of("country" + suffix));
        String id = Sql.quote(Identifier.of("id" + suffix));
        String insert = "INSERT INTO " + customers + " (" + country + ") VALUES ('de') RETURNING " + id;
        assertThat(TestTarget.texts(connection, insert)).containsExactly("1");
        TestTarget.execute(connection, "INSERT INTO " + customers + " VALUES (500, 'de')");
        TestTarget.execute(connection, SequenceRenderer.nextValues(plan).get(0).sql());
        assertThat(TestTarget.texts(connection, insert)).containsExactly("501");
        String orders = Sql.quote(plan.tables().get(1).name());
        assertThat(TestTarget.texts(connection, "INSERT INTO " + orders + " DEFAULT VALUES RETURNING " + id))
                .containsExactly("42");
        assertThat(TestTarget.texts(connection, "INSERT INTO " + orders + " DEFAULT VALUES RETURNING " + id))
                .containsExactly("52");
    }

    @ParameterizedTest
    @CsvSource({"2147483646, 2147483647", "2147483647, nextval"})
    void stopsIdentitiesAtTheEndOfTheirType(long largest, String next) throws SQLException {
        Plan plan = TestPlans.full("shop", "", List.of());
        try (Connection connection = prepared(plan)) {
            TestTarget.execute(connection, "INSERT INTO shop.customers VALUES (" + largest + ", 'de')");
            TestTarget.execute(
                    connection, SequenceRenderer.nextValues(plan).get(0).sql());
            assertThat(outcome(connection, "INSERT INTO shop.customers (country) VALUES ('de') RETURNING id"))
                    .contains(next);
        }
    }

    @Test
    void sequencesGoOnWhereTheSourceStood() throws SQLException {
        try (Connection connection = prepared(TestPlans.full("shop", "", List.of()))) {
            assertThat(TestTarget.texts(connection, "SELECT nextval('shop.tickets')::text"))
                    .containsExactly("7");
            assertThat(outcome(connection, "SELECT nextval('shop.used_up')")).contains("reached maximum");
        }
    }

    /** case 16: several ON UPDATE CURRENT_TIMESTAMP columns. */
    @Test
    void touchesWhatTheUpdateLeftAloneAndOnlyWhenSomethingChanged() throws SQLException {
        try (Connection connection = prepared(TestPlans.full("shop", "", List.of()))) {
            TestTarget.execute(
                    connection,
                    "INSERT INTO shop.orders (net, changed, seen, extra) VALUES (1, '2001-01-01', '2001-01-01', '{}')");
            String touched = "SELECT (changed > '2002-01-01') || ' ' || (seen > '2002-01-01') FROM shop.orders";

            TestTarget.execute(connection, "UPDATE shop.orders SET net = 1");
            assertThat(TestTarget.texts(connection, touched)).containsExactly("false false");
            TestTarget.execute(connection, "UPDATE shop.orders SET net = 2, seen = '2001-02-02'");
            assertThat(TestTarget.texts(connection, touched)).containsExactly("true false");
            assertThat(
                            TestTarget.texts(
                                    connection,
                                    "SELECT (changed <= now() + interval '1 minute' AND"
                                            + " changed = date_trunc('second', changed) AND gross = 2.4)::text FROM shop.orders"))
                    .containsExactly("true");
        }
    }

    @Test
    void idsAreUniqueEvenWhereDotsMoveFromOneNameToAnother() {
        for (String suffix : List.of("", "\":\"", ".", ":")) {
            List<DdlStatement> statements = DdlRenderer.render(TestPlans.full("s" + suffix, suffix, List.of()));
            Set<String> ids = new HashSet<>();
            assertThat(statements)
                    .allSatisfy(statement -> assertThat(ids.add(statement.id()))
                            .as(statement.id())
                            .isTrue());
        }
    }

    @Test
    void touchNamesFitAndDiffer() {
        String long1 = "\ud83d\ude00".repeat(15) + "abc";
        Identifier one = TouchName.of(Identifier.of(long1));
        Identifier two = TouchName.of(Identifier.of("\ud83d\ude00".repeat(15) + "abd"));

        assertThat(one).isNotEqualTo(two).isEqualTo(TouchName.of(Identifier.of(long1)));
        assertThat(one.utf8Length()).isLessThanOrEqualTo(PostgresIdentifiers.MAX_BYTES);
        assertThat(one.text()).startsWith("touch_\ud83d\ude00");
    }

    /** The plan directory as one script: no comment or name may break out. */
    @ParameterizedTest
    @ValueSource(strings = {"", "\n; DROP SCHEMA public; --", "\r\u2028x", "$touch$ ${x}"})
    void theFilesRunAsScripts(String suffix) throws SQLException {
        Plan plan = TestPlans.full("shop", suffix, PlanDirectoryTest.findings(suffix));
        Map<String, String> files = PlanDirectoryRenderer.render(plan);
        try (Connection connection = TestTarget.connect()) {
            for (String script : files.values()) {
                TestTarget.execute(connection, script);
            }
            assertThat(TestTarget.texts(
                            connection,
                            "SELECT count(*)::text FROM pg_class WHERE relnamespace ="
                                    + " 'shop'::regnamespace AND relkind = 'r'"))
                    .containsExactly("2");
            assertThat(TestTarget.texts(connection, "SELECT 'public'::regnamespace::text"))
                    .containsExactly("public");
        }
    }

    private static Connection prepared(Plan plan) throws SQLException {
        Connection connection = TestTarget.connect();
        for (DdlStatement statement : DdlRenderer.render(plan)) {
            TestTarget.execute(connection, statement.sql());
        }
        return connection;
    }

    private static String outcome(Connection connection, String query) {
        try {
            return String.join(",", TestTarget.texts(connection, query));
        } catch (SQLException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
