package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Generated;
import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.Trigger;
import io.pgtrek.catalog.View;
import io.pgtrek.finding.Finding;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Selection;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteIntrospectorTest {

    @TempDir
    Path directory;

    private static List<Identifier> names(String... names) {
        return List.of(names).stream().map(Identifier::of).toList();
    }

    @Test
    void readsConstraintsThatNoPragmaTells() throws SQLException {
        Table table = TestFile.of(
                        directory, "create table p(a int, b int, c text, constraint p_key primary key (a, b))", """
                        create table t( -- a comment, with a comma
                          id integer constraint t_id primary key,
                          "a b" int constraint positive check ("a b" > 0) not null default (1 + 2),
                          [c d] text collate nocase constraint once unique on conflict replace /* , */,
                          `e` int, 'f' int references p(a) on delete set default on update set null check (f <> 3),
                          g int generated always as (e * 2) stored, h int as ("a b" + 1),
                          constraint pair unique (e, "f" desc) constraint fk foreign key (e, f) references P (A, B)
                            on delete cascade deferrable initially deferred,
                          check (e < 10), check (e < 10))""")
                .table("t");

        assertThat(table.primaryKey()).isEqualTo(new Key(Identifier.of("t_id"), names("id")));
        assertThat(table.uniqueKeys())
                .containsExactlyInAnyOrder(
                        new Key(Identifier.of("once"), names("c d")), new Key(Identifier.of("pair"), names("e", "f")));
        assertThat(table.checks())
                .containsExactly(
                        new Check(Identifier.of("positive"), "\"a b\" > 0", true),
                        new Check(Identifier.of("t_f_check"), "f <> 3", true),
                        new Check(Identifier.of("t_check"), "e < 10", true),
                        new Check(Identifier.of("t_check1"), "e < 10", true));
        assertThat(table.foreignKeys())
                .extracting(
                        key -> key.name().text(),
                        ForeignKey::columns,
                        ForeignKey::referencedColumns,
                        ForeignKey::deferred)
                .containsExactly(
                        tuple("t_f_fkey", names("f"), names("a"), false),
                        tuple("fk", names("e", "f"), names("a", "b"), true));
        assertThat(table.columns())
                .extracting(Column::name)
                .containsExactlyElementsOf(names("id", "a b", "c d", "e", "f", "g", "h"));
        assertThat(table.column(Identifier.of("g")).orElseThrow().generated()).isEqualTo(new Generated("e * 2", true));
        assertThat(table.column(Identifier.of("h")).orElseThrow().generated())
                .isEqualTo(new Generated("\"a b\" + 1", false));
        assertThat(table.column(Identifier.of("c d")).orElseThrow().type().collation())
                .isEqualTo("nocase");
        assertThat(table.column(Identifier.of("a b")).orElseThrow().nullable()).isFalse();
    }

    @Test
    void leavesVirtualTablesAndTheirShadowsOutAndSaysSo() throws SQLException {
        Catalog catalog = TestFile.of(
                        directory,
                        "create virtual table words using fts5(body)",
                        "create virtual table boxes using rtree(id, x0, x1)",
                        "create table plain(a)")
                .catalog();

        assertThat(catalog.schemas().get(0).tables())
                .extracting(table -> table.name().name().text())
                .containsExactly("plain");
        assertThat(catalog.findings())
                .extracting(Finding::code, Finding::object)
                .containsExactly(
                        tuple("virtual-table-skipped", "main.boxes"), tuple("virtual-table-skipped", "main.words"));
    }

    @Test
    void doesNotStumbleOverAVirtualTableWhoseModuleIsUnknown() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table plain(a)",
                "pragma writable_schema = on",
                "insert into sqlite_schema values ('table', 'geo', 'geo', 0, 'CREATE VIRTUAL TABLE geo USING spatial(x)')");

        assertThat(file.tables()).hasSize(1);
        assertThat(file.catalog().findings()).extracting(Finding::code).containsExactly("virtual-table-skipped");
    }

    @Test
    void readsViewsAndTriggersAndReportsBrokenOnes() throws SQLException {
        Catalog catalog = TestFile.of(
                        directory,
                        "create table t(a integer primary key, b text)",
                        "create view v(x, \"y z\") as /* why */ select a, b from t -- all",
                        "create view broken as select * from gone",
                        "create trigger watch after update of a, b on T begin select 1; end",
                        "create trigger before_it insert on t begin select 1; end",
                        "create trigger instead instead of delete on v begin select 1; end")
                .catalog();
        Schema schema = catalog.schemas().get(0);

        assertThat(schema.views()).singleElement().satisfies(view -> {
            assertThat(view.definition()).isEqualTo("select a, b from t");
            assertThat(view.columns()).extracting(Column::name).containsExactlyElementsOf(names("x", "y z"));
        });
        assertThat(schema.triggers())
                .extracting(
                        trigger -> trigger.name().text(),
                        Trigger::event,
                        trigger -> trigger.table().toString())
                .containsExactly(
                        tuple("before_it", "BEFORE INSERT", "main.t"),
                        tuple("instead", "INSTEAD OF DELETE", "main.v"),
                        tuple("watch", "AFTER UPDATE OF a, b", "main.t"));
        assertThat(catalog.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.code()).isEqualTo("definition-broken");
            assertThat(finding.object()).isEqualTo("main.broken");
        });
        assertThat(schema.views()).extracting(View::name).hasSize(1);
    }

    @Test
    void reportsForeignKeysThatLeadNowhere() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table two(a int, b int, primary key (a, b))",
                "create table t(x int references gone, y int references two, z int references two(c))");

        assertThat(file.table("t").foreignKeys()).isEmpty();
        assertThat(file.catalog().findings())
                .hasSize(3)
                .allSatisfy(finding -> assertThat(finding.code()).isEqualTo("foreign-key-broken"));
    }

    @Test
    void keepsHostileNames() throws SQLException {
        String emoji = "😀".repeat(15) + "abc";
        TestFile file = TestFile.of(
                directory,
                "create table \"\"\"; drop table x; --\"(\"a\"\"b\" int primary key, [c`d] text, `e]f ` blob, 'g''h' int)",
                "create table \"{table}\"(\"{column}\" integer primary key autoincrement, \"line\nfeed\" int)",
                "create table \"" + emoji + "\"(\"{}\" text unique, rowid int)",
                "create table \"İstanbul\"(\"ı\" int references \"{table}\")",
                "create index \"ix \"\" `\" on \"" + emoji + "\"(rowid, \"{}\" desc)",
                "insert into \"{table}\" values (41, 1)");

        assertThat(file.tables())
                .extracting(table -> table.name().name().text())
                .containsExactly("\"; drop table x; --", "{table}", "İstanbul", emoji);
        assertThat(file.table("\"; drop table x; --").columns())
                .extracting(Column::name)
                .containsExactlyElementsOf(names("a\"b", "c`d", "e]f ", "g'h"));
        assertThat(file.table("{table}").columns().get(0).identity().next()).isEqualTo(42);
        assertThat(file.table("İstanbul").foreignKeys()).hasSize(1);
        assertThat(file.table(emoji).indexes()).extracting(Index::name).containsExactly(Identifier.of("ix \" `"));
        assertThat(file.values("{table}", "line\nfeed")).containsExactly(1);
        for (Table table : file.tables()) {
            assertThat(file.types(table.name().name().text()))
                    .hasSize(table.columns().size());
        }
    }

    @Test
    void readsOnlyWhatIsSelected() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table p(id integer primary key)",
                "create table c(id integer primary key, p int references p)",
                "create trigger tr after insert on p begin select 1; end");
        try (Connection connection = file.connect()) {
            Schema schema = file.dialect()
                    .introspector()
                    .introspect(connection, new Selection(List.of("main"), List.of("c"), List.of()))
                    .schemas()
                    .get(0);
            assertThat(schema.tables())
                    .singleElement()
                    .satisfies(table -> assertThat(table.foreignKeys()).hasSize(1));
            assertThat(schema.triggers()).isEmpty();
            Catalog none = file.dialect()
                    .introspector()
                    .introspect(connection, new Selection(List.of("other"), List.of(), List.of()));
            assertThat(none.schemas()).isEmpty();
            assertThat(none.findings()).extracting(Finding::code).containsExactly("schema-missing");
        }
    }

    @Test
    void reportsNullInPrimaryKeysAndOrphansByBytes() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table p(k text collate nocase primary key)",
                "create table c(id integer primary key, k text references p)",
                "insert into p values ('A'), (null), (null)",
                "insert into c values (1, 'A'), (2, 'a'), (3, null)");
        try (Connection connection = file.connect()) {
            List<Finding> findings = file.dialect().dataChecker().check(connection, file.catalog());
            assertThat(findings)
                    .extracting(Finding::code)
                    .containsExactly(
                            "foreign-key-orphans", "primary-key-null", "collation-exact", "key-case-insensitive");
            assertThat(findings.get(0).message()).startsWith("1 row of ").endsWith("keys: 2.");
            assertThat(findings.get(1).message()).startsWith("2 rows");
        }
    }

    @Test
    void readsStrictAndWithoutRowidTables() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table s(id integer primary key, a any, b int) strict",
                "create table w(k text, v blob, primary key (k)) without rowid",
                "insert into s values (1, 'x', 2), (2, x'00', 3)");
        assertThat(file.types("s")).containsEntry("a", "bytea").containsEntry("b", "integer");
        assertThat(file.table("w").column(Identifier.of("k")).orElseThrow().nullable())
                .isFalse();
        assertThat(file.table("w").estimatedRows()).isEqualTo(-1);
        assertThat(file.table("s").estimatedRows()).isEqualTo(2);
    }
}
