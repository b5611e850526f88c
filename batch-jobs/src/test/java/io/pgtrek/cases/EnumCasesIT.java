package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Outcome;
import io.pgtrek.testkit.TestServer;
import org.junit.jupiter.api.DisplayName;

/** Enumerations and sets. */
class EnumCasesIT {

    @OnBothServers
    @DisplayName("case 10: an enum type never takes the name of a table's row type, and a fresh run finds no rest")
    void enumTypesBesideTables(TestServer server) {
        Migrating migrating = Migrating.of(
                server,
                "create table en(id int primary key, state enum('new','old') not null default 'new',"
                        + " state_enum enum('x'))",
                "create table en_state(id int primary key, enum enum('y'))",
                "insert into en values (1,'old',null)",
                "insert into en_state values (1,'y')");
        Migrated first = migrating.run();
        Migrated again = migrating.run(true);

        assertThat(first.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(again.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(again.rows("select * from en")).containsExactly("1|old|NULL");
        assertThat(again.rows("select * from en_state")).containsExactly("1|y");
        assertThat(again.type("en", "state")).isNotEqualTo(again.type("en", "state_enum"));
        assertThat(again.value("select typtype from pg_type where oid = (select atttypid from pg_attribute"
                        + " where attrelid = 'en'::regclass and attname = 'state')"))
                .isEqualTo("e");
        assertThat(again.rows("select count(*) from pg_type where typtype = 'e'"))
                .containsExactly("3");
        again.target().execute("insert into en(id) values (2)");
        assertThat(again.rows("select state from en where id = 2")).containsExactly("new");
    }

    @OnBothServers
    @DisplayName("case 11: an invalid enum member becomes NULL, is counted and costs no neighbour")
    void invalidMembers(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table job(id int primary key, st enum('new','done') not null, e enum('','x'))",
                        "insert into job values (1,'new','x'),(2,'bogus','bogus'),(3,'done','')",
                        "create table keyed(st enum('a') primary key)",
                        "insert into keyed values ('bogus'),('a')")
                .maxRejects(1)
                .run();

        assertThat(migrated.rows("select * from job order by id")).containsExactly("1|new|x", "2|NULL|", "3|done|");
        assertThat(migrated.notNull("job")).containsExactly("id");
        assertThat(migrated.alterations("job"))
                .containsExactly("st: invalid enum member (index 0) replaced by NULL: 1");
        assertThat(migrated.rows("select * from keyed")).containsExactly("a");
        assertThat(migrated.table("keyed").rejected()).isEqualTo(1);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("case 13: SET becomes text[] that admits its members only; '' is the empty array")
    void sets(TestServer server) {
        Migrated migrated = Migrating.of(
                        server,
                        "create table perm(id int primary key, tags set('x','y','z') default 'x,y',"
                                + " h set('it''s','b\\\\s','\"q\"','é') not null) charset utf8",
                        "insert into perm values (1,'x,z',15),(2,'',''),(3,null,'\"q\"')")
                .run();

        assertThat(migrated.rows("select id, tags, tags[2] from perm order by id"))
                .containsExactly("1|{x,z}|z", "2|{}|NULL", "3|NULL|NULL");
        assertThat(migrated.type("perm", "tags")).isEqualTo("text[]");
        assertThat(migrated.rows("select h[1], h[2], h[3], h[4] from perm where id = 1"))
                .containsExactly("it's|b\\s|\"q\"|é");
        migrated.target().execute("insert into perm(id, h) values (9, '{}')");
        assertThat(migrated.rows("select tags from perm where id = 9")).containsExactly("{x,y}");
        assertThat(migrated.constraints("perm", 'c')).hasSize(2);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("lesson 64: enum labels with backslash, quote, comma; an enum named like a table, and long names")
    void enumLabels(TestServer server) {
        String longest = "t".repeat(60);
        Migrated migrated = Migrating.of(
                        server,
                        "create table l(e enum('a\\\\b','it''s','x,y',' lead','\"','$$') not null default 'a\\\\b')",
                        "insert into l values ('it''s'),('x,y'),(' lead'),('\"'),('$$'),(1)",
                        "create table " + longest + "(state1 enum('a'), state2 enum('b'))",
                        "create table w(e enum('" + "ü".repeat(40) + "','short')) charset utf8",
                        "insert into w values (1),(2)")
                .run();

        assertThat(migrated.rows("select e from l order by e"))
                .containsExactly("a\\b", "it's", "x,y", " lead", "\"", "$$");
        assertThat(migrated.defaultOf("l", "e")).startsWith("'a\\b'::");
        assertThat(migrated.type("w", "e")).isEqualTo("text");
        assertThat(migrated.rows("select e from w order by length(e)")).containsExactly("short", "ü".repeat(40));
        assertThat(migrated.constraints("w", 'c')).hasSize(1);
        assertThat(migrated.type(longest, "state1")).isNotEqualTo(migrated.type(longest, "state2"));
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }
}
