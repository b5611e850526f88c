package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.ForeignKey.Action;
import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.finding.Finding;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Alteration;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs that broke other tools, on the source's side. */
class SqliteCasesTest {

    @TempDir
    Path directory;

    private static Column column(Table table, String name) {
        return table.column(Identifier.of(name)).orElseThrow();
    }

    @Test
    @DisplayName("case 103: defaults are literals or expressions, NULL is none, and double quotes are a string")
    void readsDefaults() throws SQLException {
        Table table = TestFile.of(directory, """
                        create table d(id integer primary key, at timestamp default current_timestamp,
                          at2 text default (strftime('%Y-%m-%d','now')), n numeric default false,
                          l text default "none", z blob default (null), m int default -7, q text default 'it''s',
                          w text default bare)""").table("d");

        assertThat(table.columns().stream()
                        .filter(column -> column.defaultValue() != null)
                        .collect(Collectors.toMap(c -> c.name().text(), Column::defaultValue)))
                .containsOnly(
                        entry("at", new DefaultValue("current_timestamp", true)),
                        entry("at2", new DefaultValue("strftime('%Y-%m-%d','now')", true)),
                        entry("n", new DefaultValue("false", true)),
                        entry("l", new DefaultValue("none", false)),
                        entry("m", new DefaultValue("-7", false)),
                        entry("q", new DefaultValue("it's", false)),
                        entry("w", new DefaultValue("bare", false)));
    }

    @Test
    @DisplayName("case 104: seconds, milliseconds, ISO text and empty text in one DATETIME column become timestamps")
    void convertsEpochNumbers() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table e(id integer primary key, made datetime not null)",
                "insert into e values (1,1704164645),(2,'2024-01-02 03:04:05'),(3,1704164645000),(4,'')");

        assertThat(file.types("e")).containsEntry("made", "timestamp");
        LocalDateTime moment = LocalDateTime.of(2024, 1, 2, 3, 4, 5);
        assertThat(file.values("e", "made")).containsExactly(moment, moment, moment, null);
        assertThat(file.alterations())
                .containsExactlyInAnyOrder(
                        Alteration.EPOCH_CONVERTED, Alteration.EPOCH_CONVERTED, Alteration.EMPTY_TO_NULL);
        assertThat(file.mappings("e").get("made").forceNullable()).isTrue();
        assertThat(file.findings("e", "made")).containsExactly("empty-text-null", "epoch-converted");
    }

    @Test
    @DisplayName("case 106: a partial unique index keeps its predicate")
    void keepsPredicates() throws SQLException {
        Table table = TestFile.of(
                        directory,
                        "create table g(id integer primary key, grp text, active integer)",
                        "create unique index ux on g(grp) where active=1")
                .table("g");

        assertThat(table.uniqueKeys()).isEmpty();
        assertThat(table.indexes())
                .containsExactly(new Index(
                        Identifier.of("ux"),
                        true,
                        Index.Method.BTREE,
                        List.of(Index.Part.of(Identifier.of("grp"))),
                        "active=1",
                        null));
    }

    @Test
    @DisplayName("case 107: an expression index keeps its expression, and the primary key is there")
    void keepsExpressions() throws SQLException {
        Table table = TestFile.of(
                        directory,
                        "create table x(id integer primary key, s text)",
                        "create unique index ux on x(lower(s), s collate nocase desc)")
                .table("x");

        assertThat(table.primaryKey().columns()).containsExactly(Identifier.of("id"));
        assertThat(table.indexes().get(0).parts())
                .containsExactly(
                        new Index.Part(null, "lower(s)", null, false, null),
                        new Index.Part(Identifier.of("s"), null, null, true, "nocase"));
    }

    @Test
    @DisplayName("case 109: an empty AUTOINCREMENT table goes on at 501")
    void readsAutoincrement() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table a(id integer primary key autoincrement, v text)",
                "insert into a values (500,'x')",
                "delete from a",
                "create table b(id integer primary key, v text)",
                "insert into b values (500,'x'),(7,'y')",
                "create table c(id int primary key)",
                "create table d(k text, n int, primary key (n, k)) without rowid",
                "create table e(id integer primary key desc)");

        assertThat(column(file.table("a"), "id").identity()).isEqualTo(new Identity(501, 1));
        assertThat(column(file.table("b"), "id").identity()).isEqualTo(new Identity(501, 1));
        assertThat(column(file.table("c"), "id").identity()).isNull();
        assertThat(column(file.table("e"), "id").identity()).isNull();
        assertThat(file.tables())
                .allSatisfy(table -> assertThat(table.primaryKey()).isNotNull());
        assertThat(file.table("d").primaryKey().columns()).containsExactly(Identifier.of("n"), Identifier.of("k"));
    }

    @Test
    @DisplayName("case 110: free-form type names follow the data, or affinity where there is none")
    void readsFreeFormTypes() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table f(a, b int(5), c text(100), d number, e signed long, f longtext, g \"my type\"(3,4))",
                "create table h(a, b int(5), c text(100), d number, e signed long, f longtext, g \"my type\"(3,4))",
                "insert into h values (x'00', 7, 'c', 1.5, 9223372036854775807, 'f', 'g')");

        assertThat(file.types("f").values())
                .containsExactly("text", "integer", "text", "numeric", "bigint", "text", "numeric");
        assertThat(file.types("h").values())
                .containsExactly("bytea", "integer", "text", "numeric", "bigint", "text", "text");
        assertThat(column(file.table("f"), "g").type().name()).isEqualTo("my type");
        assertThat(file.values("h", "e")).containsExactly(Long.MAX_VALUE);
    }

    @Test
    @DisplayName("case 112: a foreign key without columns means the primary key; orphans are named")
    void readsImpliedKeys() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table p(id integer primary key)",
                "create table c(id integer primary key, pid integer references P on delete cascade)",
                "insert into c values (1,99)");

        assertThat(file.table("c").foreignKeys())
                .containsExactly(new ForeignKey(
                        Identifier.of("c_pid_fkey"),
                        List.of(Identifier.of("pid")),
                        QualifiedName.of("main", "p"),
                        List.of(Identifier.of("id")),
                        Action.CASCADE,
                        Action.NO_ACTION,
                        false));
        try (Connection connection = file.connect()) {
            List<Finding> findings = file.dialect().dataChecker().check(connection, file.catalog());
            assertThat(findings).singleElement().satisfies(finding -> {
                assertThat(finding.code()).isEqualTo("foreign-key-orphans");
                assertThat(finding.message()).contains("1 row of ").contains("keys: 1.");
            });
        }
    }

    @Test
    @DisplayName("case 113: numbers beyond the declared precision widen the column; a text among them makes it text")
    void widensNumbers() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table q(id integer primary key, b bigint, n decimal(10,2), m decimal(10,2), o decimal(5,2))",
                "insert into q values (1,1e30,1.005,1.005,1.25),(2,1,123456789012.5,2,'999.99'),(3,2,'n/a',null,-3)");

        assertThat(file.types("q"))
                .containsEntry("b", "double precision")
                .containsEntry("n", "text")
                .containsEntry("m", "numeric")
                .containsEntry("o", "numeric(5,2)");
        assertThat(file.values("q", "b")).containsExactly(1e30, 1.0, 2.0);
        assertThat(file.values("q", "n")).containsExactly("1.005", "123456789012.5", "n/a");
        assertThat(file.values("q", "m")).containsExactly(new BigDecimal("1.005"), new BigDecimal("2"), null);
        assertThat(file.values("q", "o"))
                .containsExactly(new BigDecimal("1.25"), new BigDecimal("999.99"), new BigDecimal("-3.00"));
        assertThat(file.findings("q", "n")).containsExactly("type-widened");
        assertThat(file.valuesAs("q", "n", PgType.numeric(10, 2)))
                .containsExactly(
                        "rejected: a real with more fractional digits than the type holds",
                        "rejected: a number with more digits than the type holds",
                        "rejected: a text that is no number");
    }

    @Test
    @DisplayName("case 113: 1e30 beside an integer that no double holds becomes numeric")
    void keepsLargeIntegersExact() throws SQLException {
        TestFile file =
                TestFile.of(directory, "create table q(b bigint)", "insert into q values (1e30),(9007199254740993)");

        assertThat(file.types("q")).containsEntry("b", "numeric");
        assertThat(file.values("q", "b"))
                .containsExactly(new BigDecimal("1000000000000000000000000000000"), new BigDecimal("9007199254740993"));
    }

    @Test
    @DisplayName("case 107: keys that ignore case or trailing blanks are named, since PostgreSQL's are exact")
    void namesWeakerKeys() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table x(id integer primary key, s text collate nocase unique, t text, u text collate binary)",
                "create unique index xt on x(t collate rtrim)",
                "create unique index xs on x(s collate binary, t)",
                "create unique index xu on x(u)",
                "create index xn on x(u collate nocase)");

        try (Connection connection = file.connect()) {
            assertThat(file.dialect().dataChecker().check(connection, file.catalog()))
                    .extracting(finding -> finding.code() + " " + finding.object())
                    .containsExactlyInAnyOrder(
                            "collation-exact main.x.s",
                            "key-case-insensitive main.x.x_s_key",
                            "collation-exact main.x.xn",
                            "key-case-insensitive main.x.xt");
        }
    }
}
