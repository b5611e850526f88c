package io.pgtrek.postgresql.toast;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each trap is seen before the first write. */
class RewritePreflightIT {

    private static final String TABLE = "create table t(id int primary key, v text, w jsonb)";
    private static final String ROWS =
            "insert into t select g, repeat('abc ', 2000), to_jsonb(repeat('abc ', 2000)) from generate_series(1, 5) g";

    /** @param skipped columns that are left alone */
    private record Seen(List<String> codes, List<String> planned, long skipped) {}

    private static Seen see(Connection connection, boolean withoutTriggers, boolean allowTriggers) throws SQLException {
        connection.setAutoCommit(false);
        RewriteSession.begin(connection, Duration.ofSeconds(5));
        ToastTable table = ToastTables.read(connection).stream()
                .filter(candidate -> candidate.name().name().text().equals("t"))
                .findFirst()
                .orElseThrow();
        CompressionMethod wanted = CompressionMethod.LZ4;
        RewriteCandidate all = RewriteCandidate.of(connection, table, RewriteMethod.AUTO);
        RewritePreflight access = RewritePreflight.access(
                new RewriteSubject(connection, List.of(all), wanted, withoutTriggers, allowTriggers));
        if (access.skipped(all) > 0) {
            return seen(access, Optional.empty(), all);
        }
        RewriteCandidate stale = all.stale(connection, wanted);
        RewritePreflight preflight = RewritePreflight.run(
                new RewriteSubject(connection, List.of(stale), wanted, withoutTriggers, allowTriggers));
        return seen(preflight, preflight.plan(connection, stale, wanted), stale);
    }

    private static Seen seen(RewritePreflight preflight, Optional<RewritePlan> plan, RewriteCandidate candidate) {
        return new Seen(
                preflight.findings().stream().map(Finding::code).toList(),
                plan.stream()
                        .flatMap(p -> p.columns().stream())
                        .map(RewriteDecision::name)
                        .toList(),
                preflight.skipped(candidate));
    }

    private static TestDatabase database(String... statements) {
        TestDatabase database = PostgresServer.get().createDatabase();
        database.execute(TABLE, ROWS);
        database.execute(statements);
        return database;
    }

    private static Seen see(String... statements) throws SQLException {
        try (Connection connection = database(statements).connect()) {
            return see(connection, true, false);
        }
    }

    @Test
    void nothingStandsInTheWayOfAPlainTable() throws SQLException {
        assertThat(see()).isEqualTo(new Seen(List.of(), List.of("v", "w"), 0));
    }

    @Test
    void storageThatWouldNotCompress() throws SQLException {
        assertThat(see("alter table t alter v set storage external"))
                .isEqualTo(new Seen(List.of("recompress-storage"), List.of("w"), 1));
        assertThat(see("alter table t alter v set storage plain").planned()).containsExactly("w");
    }

    @Test
    void constraintsThatOldRowsMayNotKeep() throws SQLException {
        assertThat(see("alter table t add constraint \"odd ' one\" check (id > 3) not valid"))
                .isEqualTo(new Seen(List.of("recompress-constraint-not-valid"), List.of(), 2));
        assertThat(see("alter table t add x int", "alter table t add constraint n not null x not valid"))
                .isEqualTo(new Seen(List.of("recompress-constraint-not-valid"), List.of(), 2));
        assertThat(see(
                                "create table p(id int primary key)",
                                "alter table t add foreign key (id) references p not valid")
                        .codes())
                .as("keys do not change, so nothing is checked")
                .isEmpty();
    }

    @Test
    void triggersThatWouldFire() throws SQLException {
        String[] trigger = {
            "create function f() returns trigger language plpgsql as 'begin return new; end'",
            "create trigger updated before update on t for each row execute function f()",
            "create trigger inserted before insert on t for each row execute function f()"
        };
        TestDatabase database = database(trigger);
        try (Connection connection = database.connect()) {
            assertThat(see(connection, true, false).codes()).isEmpty();
        }
        try (Connection connection = database.connect()) {
            assertThat(see(connection, false, false)).isEqualTo(new Seen(List.of("recompress-trigger"), List.of(), 2));
        }
        try (Connection connection = database.connect()) {
            assertThat(see(connection, false, true))
                    .isEqualTo(new Seen(List.of("recompress-trigger-fires"), List.of("v", "w"), 0));
        }
        database.execute("alter table t enable always trigger updated");
        try (Connection connection = database.connect()) {
            assertThat(see(connection, true, false).codes()).containsExactly("recompress-trigger");
        }
    }

    @Test
    void rulesOnUpdate() throws SQLException {
        assertThat(see("create rule r as on update to t do instead nothing").codes())
                .containsExactly("recompress-rule");
    }

    @Test
    void generatedColumns() throws SQLException {
        assertThat(see("alter table t add g text generated always as (v || '') stored"))
                .isEqualTo(new Seen(List.of("recompress-generated"), List.of("v", "w"), 1));
    }

    @Test
    void indexesThatCostAndEntriesThatMightNotFit() throws SQLException {
        assertThat(see("create index on t using gin(w)"))
                .isEqualTo(new Seen(List.of("recompress-gin"), List.of("v", "w"), 0));
        assertThat(see("create index on t(v)").codes()).as("small entries").isEmpty();
        assertThat(see(
                        "insert into t select 9, string_agg(md5(i::text) || repeat('abc', 11), ''), 'null'"
                                + " from generate_series(1, 55) i",
                        "create index on t(v)"))
                .isEqualTo(new Seen(List.of("recompress-index-entry"), List.of("w"), 1));
    }

    /** The statements of the hint are pasted as they are. */
    @Test
    void ginIndexesAreDroppedAndMadeAgainAsTheHintSays() throws SQLException {
        TestDatabase database = database(
                "create schema \"odd ' schema\"",
                "create extension pg_trgm schema \"odd ' schema\"",
                "create index \"i ON ONLY \"\"x; drop\" on t using gin(v \"odd ' schema\".gin_trgm_ops)"
                        + " with (fastupdate = off) where id > 0");
        String definition = "select pg_get_indexdef(indexrelid) from pg_index join pg_am on amname = 'gin'"
                + " join pg_class c on c.oid = indexrelid and c.relam = pg_am.oid where indrelid = 't'::regclass";
        try (Connection connection = database.connect()) {
            List<String> before = RewriteRows.texts(connection, definition);
            List<String> statements = ginStatements(connection, "t");
            assertThat(statements).hasSize(2).allMatch(statement -> statement.contains(" INDEX CONCURRENTLY "));
            RewriteRows.execute(connection, statements.get(0));
            assertThat(RewriteRows.texts(connection, definition)).isEmpty();
            RewriteRows.execute(connection, statements.get(1));
            assertThat(RewriteRows.texts(connection, definition)).isEqualTo(before);
        }
    }

    @Test
    void ginIndexesOfPartitionsAreDroppedAtTheRoot() throws SQLException {
        TestDatabase database = database(
                "create table p(id int, v text, w jsonb) partition by range (id)",
                "create index \"all\" on p using gin(w)",
                "create table p1 partition of p for values from (0) to (100)",
                "insert into p select * from t");
        String leaves = "select count(*) from pg_index where indrelid = 'p1'::regclass";
        try (Connection connection = database.connect()) {
            List<String> statements = ginStatements(connection, "p1");
            assertThat(statements.get(0)).isEqualTo("DROP INDEX public.\"all\";");
            RewriteRows.execute(connection, statements.get(0));
            assertThat(RewriteRows.texts(connection, leaves)).containsExactly("0");
            RewriteRows.execute(connection, statements.get(1));
            assertThat(RewriteRows.texts(connection, leaves)).containsExactly("1");
        }
    }

    private static List<String> ginStatements(Connection connection, String table) throws SQLException {
        connection.setAutoCommit(false);
        RewriteSession.begin(connection, Duration.ofSeconds(5));
        RewriteCandidate candidate = RewriteCandidate.of(connection, table(connection, table), RewriteMethod.AUTO);
        String hint = new RewriteGinCheck()
                .run(new RewriteSubject(connection, List.of(candidate), CompressionMethod.LZ4, true, false))
                .get(0)
                .finding()
                .hint();
        connection.rollback();
        connection.setAutoCommit(true);
        Matcher statements = Pattern.compile(
                        "(DROP INDEX .*;) and after it: (CREATE INDEX .*;)( That .*)?$", Pattern.DOTALL)
                .matcher(hint);
        assertThat(statements.find()).as(hint).isTrue();
        return List.of(statements.group(1), statements.group(2));
    }

    private static ToastTable table(Connection connection, String name) throws SQLException {
        return ToastTables.read(connection).stream()
                .filter(candidate -> candidate.name().name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void fieldsInsideOfArraysAndRangesAreTold() throws SQLException {
        TestDatabase database = database(
                "create type pair as (n int, \"odd \"\" name\" text)",
                "create type numbers as (a int, b box)",
                "create type holder as (id int, pairs pair[])",
                "create domain pairs as pair[]",
                "create type pair_range as range (subtype = pair)",
                "create table n(plain pair, texts text[], boxes numbers[], a pair[], b pairs, c holder, d pair_range,"
                        + " e pair_multirange, \"odd ; name\" holder[])");
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            RewriteSession.begin(connection, Duration.ofSeconds(5));
            List<Finding> findings = RewriteNested.findings(connection, List.of(table(connection, "n")));
            assertThat(findings)
                    .extracting(Finding::object)
                    .containsExactly(
                            "public.n.a",
                            "public.n.b",
                            "public.n.c",
                            "public.n.d",
                            "public.n.e",
                            "public.n.odd ; name");
            assertThat(findings).extracting(Finding::severity).containsOnly(Severity.INFO);
            assertThat(findings.get(0).message()).startsWith("holds public.pair inside of an array or a range");
            assertThat(findings.get(5).message()).startsWith("holds public.holder, public.pair inside");
            assertThat(findings.get(5).hint())
                    .contains("UPDATE public.n SET \"odd ; name\" = \"odd ; name\"::text::public.holder[];");
        }
    }

    @Test
    void noStatementIsOfferedThatMightChangeFieldsInsideOfArrays() throws SQLException {
        TestDatabase database = database(
                "create type price as (amount money, note text)",
                "create type page as (body xml)",
                "create table n(prices price[], pages page[])");
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            RewriteSession.begin(connection, Duration.ofSeconds(5));
            assertThat(RewriteNested.findings(connection, List.of(table(connection, "n"))))
                    .extracting(Finding::hint)
                    .hasSize(2)
                    .containsOnly("No statement is known that brings back the same bytes; they stay as they are.");
        }
    }

    @Test
    void publications() throws SQLException {
        assertThat(see("create publication everything for all tables"))
                .isEqualTo(new Seen(List.of("recompress-publication"), List.of("v", "w"), 0));
        assertThat(see("create publication everything for all tables", "alter table t replica identity nothing"))
                .isEqualTo(new Seen(List.of("recompress-replica-identity"), List.of(), 2));
        assertThat(see("create publication inserts for all tables with (publish = 'insert')")
                        .codes())
                .isEmpty();
    }

    @Test
    void materializedViews() throws SQLException {
        assertThat(see("alter table t rename to b", "create materialized view t as select * from b"))
                .isEqualTo(new Seen(List.of("recompress-materialized-view"), List.of(), 2));
    }

    @Test
    void tablesOfOthersAndHiddenRows() throws SQLException {
        TestDatabase database = database();
        String user = database.name() + "_user";
        database.execute(
                "create role " + user + " login",
                "grant select, update on t to " + user,
                "alter table t enable row level security",
                "create policy few on t using (id > 2)");
        try (Connection connection = connect(database, user)) {
            assertThat(see(connection, false, false))
                    .isEqualTo(new Seen(List.of("recompress-privilege", "recompress-row-security"), List.of(), 2));
            assertThat(mayGoWithoutTriggers(database, user)).isFalse();
        }
        database.execute("alter table t owner to " + user);
        try (Connection connection = connect(database, user)) {
            assertThat(see(connection, false, false)).isEqualTo(new Seen(List.of(), List.of("v", "w"), 0));
        }
        database.execute("alter table t force row level security");
        try (Connection connection = connect(database, user)) {
            assertThat(see(connection, false, false).codes()).containsExactly("recompress-row-security");
        }
        try (Connection connection = database.connect()) {
            assertThat(RewriteSession.mayGoWithoutTriggers(connection)).isTrue();
        }
    }

    private static boolean mayGoWithoutTriggers(TestDatabase database, String user) throws SQLException {
        try (Connection connection = connect(database, user)) {
            return RewriteSession.mayGoWithoutTriggers(connection);
        }
    }

    private static Connection connect(TestDatabase database, String user) throws SQLException {
        return DriverManager.getConnection(database.url().replace("user=postgres", "user=" + user));
    }

    @Test
    void uniqueIndexesMakeTheLocksStronger() throws SQLException {
        try (Connection connection = database("create unique index on t(v, id)").connect()) {
            connection.setAutoCommit(false);
            ToastTable table = ToastTables.read(connection).get(0);
            RewriteCandidate candidate = RewriteCandidate.of(connection, table, RewriteMethod.AUTO);
            assertThat(new RewritePreflight(List.of())
                            .plan(connection, candidate, CompressionMethod.LZ4)
                            .orElseThrow()
                            .keys())
                    .isTrue();
        }
    }
}
