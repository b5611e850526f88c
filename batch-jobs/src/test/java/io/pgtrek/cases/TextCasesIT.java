package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.report.Outcome;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.testkit.TestServer;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Character sets, U+0000, collations, passwords as data. */
class TextCasesIT {

    private static final String[] OLD = {
        "create table old(id int primary key, s varchar(20), t text, fine varchar(20)) charset latin1",
        "insert into old values (1, convert(convert(_utf8'café' using binary) using latin1),"
                + " convert(convert(_utf8'naïve €' using binary) using latin1), 'déjà'), (2, 'plain', null, '')"
    };

    private static final String[] CURRENCY = {
        "create table cur(code varchar(10) primary key) charset utf8 collate utf8_general_ci",
        "insert into cur values ('abc'),('é')",
        "create table px(id int primary key, code varchar(10), key(code),"
                + " constraint px_cur foreign key(code) references cur(code)) charset utf8 collate utf8_general_ci",
        "insert into px values (1,'ABC'),(2,null),(3,'E')"
    };

    @OnBothServers
    @DisplayName("case 19: UTF-8 bytes in latin1 columns are detected, and read as UTF-8 on request")
    void utf8InLatin1(TestServer server) {
        Migrated asDeclared = Migrating.of(server, OLD).run();
        Migrated asUtf8 = Migrating.of(server, OLD)
                .values(new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.WKB, List.of("old.s", "*.t")))
                .run();

        assertThat(asDeclared.rows("select s from old where id = 1")).containsExactly("cafÃ©");
        assertThat(asDeclared.told("text-double-encoded"))
                .hasSize(2)
                .anyMatch(told -> told.startsWith("old.s: 1 value"))
                .anyMatch(told -> told.startsWith("old.t: 1 value"));
        assertThat(asUtf8.rows("select s, t, fine from old order by id"))
                .containsExactly("café|naïve €|déjà", "plain|NULL|");
        assertThat(asUtf8.findings("text-double-encoded")).isEmpty();
        assertThat(asUtf8.alterations("old")).hasSize(2).allMatch(change -> change.endsWith(": 1"));
        assertThat(asUtf8.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 20 and lesson 63: U+0000 in text is removed and counted with the rest kept, or its row rejected")
    void nulInText(TestServer server) {
        String[] tok = {
            "create table tok(id int primary key, s varchar(20), t longtext, b varbinary(9))",
            "insert into tok values (1,concat('a',char(0),'b'),concat(char(0),repeat('x',100000),char(0),'end'),"
                    + "0x6100),(2,'plain',char(0),null)"
        };
        Migrated stripped = Migrating.of(server, tok).run();
        Migrated rejected = Migrating.of(server, tok)
                .values(new ValuePolicy(ZeroDates.NULL, NulBytes.REJECT, Spatial.WKB))
                .maxRejects(2)
                .run();

        assertThat(stripped.rows("select id, s, length(t), right(t, 4), b from tok order by id"))
                .containsExactly("1|ab|100003|xend|\\x6100", "2|plain|0||NULL");
        assertThat(stripped.alterations("tok"))
                .containsExactly("s: U+0000 removed from text: 1", "t: U+0000 removed from text: 2");
        assertThat(stripped.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(rejected.rows("select * from tok")).isEmpty();
        assertThat(rejected.table("tok").rejected()).isEqualTo(2);
        assertThat(rejected.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("case 25: as text, keys equal only by collation are named before and the key is left not valid")
    void collationKeysAsText(TestServer server) {
        Migrated migrated = Migrating.of(server, CURRENCY).run();

        assertThat(migrated.rows("select * from px order by id")).containsExactly("1|ABC", "2|NULL", "3|E");
        assertThat(migrated.told("foreign-key-collation"))
                .singleElement()
                .asString()
                .startsWith("px.px_cur: ")
                .contains("(ABC)", "(E)");
        assertThat(migrated.findings("foreign-key-collation"))
                .extracting(Finding::hint)
                .asString()
                .contains("map.case-insensitive");
        assertThat(migrated.told("key-case-insensitive"))
                .singleElement()
                .asString()
                .startsWith("cur.PRIMARY: ");
        assertThat(migrated.told("constraint-not-valid")).hasSize(1);
        assertThat(migrated.constraints("px", 'f')).singleElement().asString().endsWith("NOT VALID");
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }

    @OnBothServers
    @DisplayName("case 25: with a collation the keys match as in the source, and so do queries")
    void collationKeysWithCollation(TestServer server) {
        Migrated migrated = Migrating.of(server, CURRENCY)
                .caseInsensitive(CaseInsensitive.COLLATION)
                .run();

        assertThat(migrated.constraints("px", 'f'))
                .containsExactly("FOREIGN KEY (code) REFERENCES cur(code) ON UPDATE RESTRICT ON DELETE RESTRICT");
        assertThat(migrated.rows("select px.id, cur.code from px join cur on cur.code = px.code order by px.id"))
                .containsExactly("1|abc", "3|é");
        assertThat(migrated.rows("select id from px where code = 'aBc'")).containsExactly("1");
        assertThat(migrated.findings("foreign-key-collation"))
                .extracting(Finding::severity)
                .containsExactly(Severity.INFO);
        assertThat(migrated.findings("key-case-insensitive")).isEmpty();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @OnBothServers
    @DisplayName("case 25: citext where the server has it, else a blocker that says what to do")
    void collationKeysAsCitext(TestServer server) {
        String[] statements = {
            "create table cur(code varchar(10) primary key) charset utf8 collate utf8_general_ci",
            "insert into cur values ('abc')",
            "create table px(code varchar(10), constraint px_cur foreign key(code) references cur(code))"
                    + " charset utf8 collate utf8_general_ci",
            "insert into px values ('ABC')"
        };
        Migrating migrating = Migrating.of(server, statements).caseInsensitive(CaseInsensitive.CITEXT);
        if (has(migrating, "citext")) {
            Migrated migrated = migrating.run();
            assertThat(migrated.type("cur", "code")).isEqualTo("citext");
            assertThat(migrated.constraints("px", 'f'))
                    .singleElement()
                    .asString()
                    .doesNotContain("NOT VALID");
            assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        } else {
            MigrateException failure = migrating.failure();
            assertThat(failure.code()).isEqualTo(ErrorCode.PLAN_BLOCKED);
            assertThat(failure).hasMessageContaining("citext");
            assertThat(failure.hint()).contains("map.case-insensitive: collation");
        }
    }

    private static boolean has(Migrating migrating, String extension) {
        return !Migrated.rows(
                        migrating.targetDatabase(),
                        "select 1 from pg_available_extensions where name = '" + extension + "'")
                .isEmpty();
    }

    @OnBothServers
    @DisplayName("lesson 34: a password hash longer than its column gets its own type by a rule")
    void columnOverride(TestServer server) {
        String[] staff = {
            "create table staff(id int primary key, password varchar(40) not null default 'x')",
            "insert into staff values (1, repeat('h',40))"
        };
        Migrated wide = Migrating.of(server, staff)
                .cast("staff.password", "varchar(255)")
                .run();
        Migrated narrow = Migrating.of(server, staff)
                .cast("staff.password", "varchar(39)")
                .maxRejects(1)
                .run();

        assertThat(wide.type("staff", "password")).isEqualTo("character varying(255)");
        assertThat(wide.rows("select length(password) from staff")).containsExactly("40");
        assertThat(narrow.rejects()).singleElement().asString().contains("longer than 39 characters");
        assertThat(narrow.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
    }
}
