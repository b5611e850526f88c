package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.ForeignKey.Action;
import io.pgtrek.catalog.Identity;
import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Partitioning;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.testkit.TestServer;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The catalog as the introspector gives it, on every server. */
interface MysqlIntrospectionContract {

    TestServer server();

    private static @Nullable DefaultValue defaultOf(Table table, String column) {
        return table.column(Identifier.of(column)).orElseThrow().defaultValue();
    }

    @Test
    default void makesOneFormOfDefaults() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table d(n int default -5, s varchar(10) default 'it''s', e varchar(3) default '',"
                        + " w varchar(4) default 'NULL', b varchar(9) default 'a\\\\b', f decimal(5,2) default 1.5,"
                        + " l enum('a','b') default 'b', bits bit(3) default b'101', none int, nil int default null,"
                        + " ts timestamp not null default current_timestamp on update current_timestamp,"
                        + " dt datetime default '2001-01-01 00:00:00')")) {
            Table table = source.table("d");
            assertThat(defaultOf(table, "n")).isEqualTo(new DefaultValue("-5", false));
            assertThat(defaultOf(table, "s")).isEqualTo(new DefaultValue("it's", false));
            assertThat(defaultOf(table, "e")).isEqualTo(new DefaultValue("", false));
            assertThat(defaultOf(table, "w")).isEqualTo(new DefaultValue("NULL", false));
            assertThat(defaultOf(table, "b")).isEqualTo(new DefaultValue("a\\b", false));
            assertThat(defaultOf(table, "f")).isEqualTo(new DefaultValue("1.50", false));
            assertThat(defaultOf(table, "l")).isEqualTo(new DefaultValue("b", false));
            assertThat(defaultOf(table, "bits")).isEqualTo(new DefaultValue("b'101'", true));
            assertThat(defaultOf(table, "none")).isNull();
            assertThat(defaultOf(table, "nil")).isNull();
            assertThat(defaultOf(table, "ts")).extracting("expression").isEqualTo(true);
            assertThat(table.column(Identifier.of("ts")).orElseThrow().onUpdateNow())
                    .isTrue();
            assertThat(defaultOf(table, "dt")).isEqualTo(new DefaultValue("2001-01-01 00:00:00", false));
        }
    }

    @Test
    default void knowsTheNextNumber() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table a(id int auto_increment primary key) auto_increment = 1000 comment 'numbered; twice'",
                "create table b(id int auto_increment primary key)",
                "insert into a values (null),(null)",
                "create table c(g int, n int auto_increment, primary key(g, n)) engine=MyISAM")) {
            Table table = source.table("a");
            assertThat(table.columns().get(0).identity()).isEqualTo(new Identity(1002, 1));
            assertThat(table.comment()).isEqualTo("numbered; twice");
            assertThat(source.table("b").columns().get(0).identity()).isEqualTo(new Identity(1, 1));
            assertThat(source.findings()).contains("auto-increment-per-group c.n");
        }
    }

    @Test
    default void readsIndexesOfAllKinds() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table x(id int primary key, a varchar(100), b int not null, c text, g point not null,"
                        + " key k_b(b, a(7)), unique u_b(b), unique u_a(a(5)), fulltext ft(c), spatial sp(g),"
                        + " key k_c(b) comment 'why') engine=MyISAM charset utf8",
                "create table m(a int, key using hash (a)) engine=MEMORY",
                "create table p(c varchar(40), primary key (c(10)))")) {
            Table table = source.table("x");
            assertThat(table.primaryKey()).isEqualTo(new Key(Identifier.of("PRIMARY"), List.of(Identifier.of("id"))));
            assertThat(table.uniqueKeys()).extracting(key -> key.name().text()).containsExactly("u_b");
            assertThat(table.indexes())
                    .extracting(index -> index.name() + " " + index.method() + " " + index.unique())
                    .containsExactlyInAnyOrder(
                            "ft FULLTEXT false",
                            "k_b BTREE false",
                            "k_c BTREE false",
                            "sp SPATIAL false",
                            "u_a BTREE true");
            Index prefixed = table.indexes().stream()
                    .filter(index -> index.name().text().equals("k_b"))
                    .findFirst()
                    .orElseThrow();
            assertThat(prefixed.parts())
                    .containsExactly(
                            Index.Part.of(Identifier.of("b")),
                            new Index.Part(Identifier.of("a"), null, 7, false, null));
            assertThat(table.indexes())
                    .filteredOn(index -> index.name().text().equals("k_c"))
                    .singleElement()
                    .extracting(Index::comment)
                    .isEqualTo("why");
            assertThat(source.table("m").indexes().get(0).method()).isEqualTo(Index.Method.HASH);
            assertThat(source.table("p").primaryKey()).isNull();
            assertThat(source.findings()).contains("table-engine m", "primary-key-prefix p");
        }
    }

    @Test
    @DisplayName("case 38: composite foreign keys follow the order of the key")
    default void readsForeignKeysInKeyOrder() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table p(a int, b int, primary key(b,a)) engine=InnoDB",
                "create table c(x int, y int, self int, id int primary key, constraint fk_c foreign key(y,x)"
                        + " references p(b,a) on delete cascade on update set null, constraint fk_s foreign key (self)"
                        + " references c(id)) engine=InnoDB")) {
            Table child = source.table("c");
            QualifiedName parent = child.name().withName(Identifier.of("p"));
            ForeignKey key = child.foreignKeys().get(0);
            assertThat(key)
                    .isEqualTo(new ForeignKey(
                            Identifier.of("fk_c"),
                            List.of(Identifier.of("y"), Identifier.of("x")),
                            parent,
                            List.of(Identifier.of("b"), Identifier.of("a")),
                            Action.CASCADE,
                            Action.SET_NULL,
                            false));
            assertThat(child.foreignKeys().get(1).referencedTable()).isEqualTo(child.name());
        }
    }

    @Test
    default void readsForeignKeysIntoOtherSchemas() throws SQLException {
        try (LiveSource parent = LiveSource.create(server(), "create table p(id int primary key) engine=InnoDB");
                LiveSource source = LiveSource.create(
                        server(),
                        "create table c(id int, foreign key (id) references "
                                + parent.database().name() + ".p(id)) engine=InnoDB")) {
            assertThat(source.table("c").foreignKeys().get(0).referencedTable())
                    .isEqualTo(QualifiedName.of(parent.database().name(), "p"));
            Catalog both = source.catalog(new Selection(
                    List.of(parent.database().name(), source.database().name()), List.of(), List.of()));
            assertThat(both.schemas()).hasSize(2);
        }
    }

    @Test
    @DisplayName("enum labels keep quotes, commas, backslashes and other letters")
    default void readsLabels() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(), "create table e(l enum('a''b','c\\\\d','n,x','é','','two\\nlines') charset utf8)")) {
            assertThat(source.table("e").columns().get(0).type().labels())
                    .containsExactly("a'b", "c\\d", "n,x", "é", "", "two\nlines");
        }
    }

    @Test
    @DisplayName("case 31: partitions with their bounds")
    default void readsPartitions() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table par(id int, d date not null, primary key(id,d)) partition by range(to_days(d))"
                        + " (partition p0 values less than (to_days('2020-01-01')),"
                        + " partition p1 values less than maxvalue)",
                "create table plain(id int)")) {
            Partitioning partitioning =
                    Objects.requireNonNull(source.table("par").partitioning());
            assertThat(partitioning.method()).isEqualTo("RANGE");
            assertThat(partitioning.expression()).containsIgnoringCase("to_days");
            assertThat(partitioning.partitions())
                    .extracting(partition -> partition.name() + " " + partition.bound())
                    .containsExactly("p0 737790", "p1 MAXVALUE");
            assertThat(source.table("plain").partitioning()).isNull();
        }
    }

    @Test
    @DisplayName("case 35: names of any letters and 64 characters, hostile ones included")
    default void readsStrangeNames() throws SQLException {
        String longest = "col_" + "a".repeat(60);
        try (LiveSource source = LiveSource.create(
                server(),
                "create table `Mixed Case`(`Id` int primary key, `Order` int, `" + longest + "` int, `Créé` date)",
                "insert into `Mixed Case` values (1, 2, 3, '2020-02-29')",
                "create table `\"; drop table x --`(`a``b` int primary key, `{}` int, `?` int, `q'{fn now()}` int,"
                        + " `two\nlines` int, key `i``\"` (`{}`))",
                "insert into `\"; drop table x --` values (1,2,3,4,5)")) {
            assertThat(source.rows("Mixed Case")).containsExactly(List.of("1", "2", "3", "2020-02-29"));
            assertThat(source.table("Mixed Case").columns())
                    .extracting(column -> column.name().text())
                    .containsExactly("Id", "Order", longest, "Créé");
            assertThat(source.rows("\"; drop table x --")).containsExactly(List.of("1", "2", "3", "4", "5"));
            assertThat(source.table("\"; drop table x --")
                            .indexes()
                            .get(0)
                            .name()
                            .text())
                    .isEqualTo("i`\"");
        }
    }

    @Test
    default void readsViewsRoutinesTriggersAndEvents() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table t(id int primary key, s varchar(9))",
                "create view v as select id + 1 as next, s from t where id > 0",
                "create table gone(id int)",
                "create view broken as select id from gone",
                "drop table gone",
                "create procedure pr(in a int, out b int) set b = a + 1",
                "create function fu(a int) returns int deterministic return a * 2",
                "create trigger tr before insert on t for each row set new.s = upper(new.s)",
                "create event ev on schedule every 2 day do delete from t")) {
            Schema schema = source.catalog().schemas().get(0);
            assertThat(schema.views())
                    .extracting(view -> view.name().name().text())
                    .containsExactly("broken", "v");
            assertThat(schema.views().get(1).columns())
                    .extracting(column -> column.name() + " " + column.type().name())
                    .containsExactly("next bigint", "s varchar");
            assertThat(schema.views().get(1).definition()).contains("select");
            assertThat(schema.routines())
                    .extracting(routine -> routine.kind() + " " + routine.name().name())
                    .containsExactly("function fu", "procedure pr", "event ev");
            assertThat(schema.routines().get(1).definition()).contains("out b int");
            assertThat(schema.triggers()).singleElement().satisfies(trigger -> {
                assertThat(trigger.event()).isEqualTo("BEFORE INSERT");
                assertThat(trigger.definition()).contains("upper(new.s)");
            });
            assertThat(source.findings()).contains("event-not-scheduled ev", "view-invalid broken");
        }
    }

    @Test
    @DisplayName("case 98: a table the server cannot open is a finding, the others go on")
    default void goesOnWithoutBrokenTables() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table a(id int) engine=MyISAM",
                "create table u(id int) engine=MRG_MYISAM union=(a)",
                "create table b(id int)",
                "drop table a")) {
            assertThat(source.catalog().schemas().get(0).tables())
                    .extracting(table -> table.name().name().text())
                    .containsExactly("b");
            assertThat(source.findings()).contains("object-unreadable u");
        }
    }

    @Test
    default void saysWhatIsNotCarriedOver() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table z(id int(5) zerofill, b varbinary(5) default 'x')",
                "create table a(id int) engine=MyISAM",
                "create table u(id int) engine=MRG_MYISAM union=(a)")) {
            assertThat(source.findings())
                    .containsExactlyInAnyOrder("column-zerofill z.id", "default-binary z.b", "table-engine u");
            assertThat(source.table("z").columns().get(0).type().unsigned()).isTrue();
        }
    }

    @Test
    @DisplayName("case 34: a user who may only read reads, twice, and nothing is written")
    default void needsNoWriteAccess() throws SQLException {
        try (LiveSource owner = LiveSource.create(
                server(),
                "create table inv(id int primary key, hidden int)",
                "insert into inv values (7, 8)",
                "create view v_open as select id from inv",
                "create table secret(id int)")) {
            String name = owner.database().name();
            // MySQL 5.5 comes with all rights for everyone on databases named test_
            server().execute("delete from mysql.db where user = ''", "flush privileges");
            owner.database()
                    .execute(
                            "create user ro_" + name + " identified by 'p@ss:w/o#rd?'",
                            "grant select on " + name + ".inv to ro_" + name,
                            "grant select on " + name + ".v_open to ro_" + name,
                            "grant insert on " + name + ".secret to ro_" + name);
            String url = owner.database().url().replace("user=root", "user=ro_" + name + "&password=p@ss:w/o%23rd?");
            for (int run = 1; run <= 2; run++) {
                try (LiveSource source = LiveSource.open(owner.database(), ValuePolicy.DEFAULT, url)) {
                    source.dialect().snapshots().begin(source.connection());
                    assertThat(source.rows("inv")).containsExactly(List.of("7", "8"));
                    assertThat(source.findings()).contains("object-unreadable secret", "view-hidden v_open");
                }
            }
        }
    }

    @Test
    default void obeysTheSelection() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table orders(id int)",
                "create table orders_tmp(id int)",
                "create table customers(id int)")) {
            Catalog catalog = source.catalog(new Selection(List.of(), List.of("orders*"), List.of("*_tmp")));
            assertThat(catalog.schemas().get(0).tables())
                    .extracting(table -> table.name().name().text())
                    .containsExactly("orders");
            assertThat(catalog.findings()).isEmpty();
        }
    }

    @Test
    @DisplayName("case 26: index names that repeat in other tables")
    default void keepsIndexNamesOfEachTable() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(),
                "create table s1(id int primary key, a int, key idx_a(a))",
                "create table s2(id int primary key, a int, key idx_a(a))")) {
            assertThat(List.of(source.table("s1"), source.table("s2")))
                    .allSatisfy(table -> assertThat(table.indexes())
                            .singleElement()
                            .extracting(index -> index.name().text())
                            .isEqualTo("idx_a"));
        }
    }

    @Test
    @DisplayName("case 16: a default and an update rule for the current time are two facts")
    default void readsOnUpdate() throws SQLException {
        try (LiveSource source = LiveSource.create(
                server(), "create table audit(id int primary key, a timestamp not null, b timestamp null)")) {
            assertThat(source.table("audit").columns().get(1).onUpdateNow()).isEqualTo(isMySql55());
            assertThat(source.table("audit").columns().get(2).onUpdateNow()).isFalse();
            assertThat(source.table("audit").columns().get(2).nullable()).isTrue();
        }
    }

    /** Whether a first TIMESTAMP column without a default gets the current time by itself. */
    boolean isMySql55();

    @Test
    @DisplayName("a limit the server sets for all sessions cuts no result short")
    default void readsAllRowsInSpiteOfLimits() throws SQLException {
        try (LiveSource owner =
                LiveSource.create(server(), "create table t(id int)", "insert into t values (1),(2),(3)")) {
            server().execute("set global sql_select_limit = 1");
            try (LiveSource source = LiveSource.open(
                    owner.database(), ValuePolicy.DEFAULT, owner.database().url())) {
                assertThat(source.rows("t")).hasSize(3);
            } finally {
                server().execute("set global sql_select_limit = 18446744073709551615");
            }
        }
    }
}
