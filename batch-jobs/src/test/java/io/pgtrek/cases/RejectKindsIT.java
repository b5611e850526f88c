package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.pgtrek.report.Outcome;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.Spatial;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each kind of bad value costs its own row only, stands in the file with its reason, and is loaded once mended. */
class RejectKindsIT {

    private static final ValuePolicy STRICT = new ValuePolicy(ZeroDates.REJECT, NulBytes.REJECT, Spatial.WKB);

    private static JsonNode onlyReject(Migrated migrated) throws IOException {
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(migrated.rejects()).hasSize(1);
        return new ObjectMapper().readTree(migrated.rejects().get(0));
    }

    private static void assertReject(JsonNode line, @Nullable String column, String key, String code, String reason) {
        assertThat(line.path("column").isNull() ? null : line.path("column").asText())
                .isEqualTo(column);
        assertThat(line.path(code.startsWith("value-") ? "code" : "sqlState").asText())
                .isEqualTo(code);
        assertThat(line.path("reason").asText()).contains(reason);
        assertThat(line.path("key").path("id").asText()).isEqualTo(key);
    }

    private static void edit(Path file, String from, String to) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    private static void assertLoaded(Migrated retried, String query, String... rows) {
        assertThat(retried.rows(query)).containsExactly(rows);
        assertThat(retried.report().message()).startsWith("The rejected row was loaded.");
        assertThat(retried.table("t").rejected()).isZero();
        assertThat(retried.table("t").copied())
                .isEqualTo(retried.table("t").read())
                .isEqualTo(3);
        assertThat(retried.rejects()).hasSize(1);
    }

    @OnBothServers
    void nulBytesMendedByPolicy(TestServer server) throws IOException {
        Migrating migrating = Migrating.of(
                        server,
                        "create table t(id int primary key, v varchar(20), w int)",
                        "insert into t values (1,'one',1),(2,concat('a',char(0),'b'),2),(3,'three',3)")
                .values(STRICT)
                .maxRejects(1);
        JsonNode line = onlyReject(migrating.run());

        assertReject(line, "v", "2", "value-nul", "U+0000");
        assertThat(line.path("values").toString())
                .isEqualTo("{\"id\":\"2\",\"v\":{\"source\":\"a\\u0000b\"},\"w\":\"2\"}");
        Migrated retried = migrating.values(ValuePolicy.DEFAULT).retry(migrating.rejectDirectory());
        assertLoaded(retried, "select v from t order by id", "one", "ab", "three");
        assertThat(retried.report().outcome()).isEqualTo(Outcome.DONE);
    }

    @Test
    void invalidEncodingMendedInTheLine() throws IOException {
        Migrating migrating = SqliteSource.of(
                        "create table t(id integer primary key, v text)",
                        "insert into t values (1,'one'),(2,cast(x'61ff62' as text)),(3,'three')")
                .migrating()
                .maxRejects(1);
        JsonNode line = onlyReject(migrating.run());

        assertReject(line, "v", "2", "value-encoding", "UTF-8");
        edit(migrating.rejectFile(), "{\"sourceHex\":\"61ff62\"}", "\"aÿb\"");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select v from t order by id", "one", "aÿb", "three");
    }

    @Test
    void invalidEncodingOfARuleMendedInTheLine() throws IOException {
        Migrating migrating = Migrating.of(
                        MySqlServer.get(),
                        "create table t(id int primary key, v varchar(20)) charset latin1",
                        "insert into t values (1,'one'),(2,unhex('61E9')),(3,unhex('C3A9'))")
                .values(new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.WKB, List.of("t.v")))
                .maxRejects(1);
        JsonNode line = onlyReject(migrating.run());

        assertReject(line, "v", "2", "value-encoding", "UTF-8");
        edit(migrating.rejectFile(), line.path("values").path("v").toString(), "\"aé\"");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select v from t order by id", "one", "aé", "é");
    }

    @OnBothServers
    void zeroDatesMendedByPolicy(TestServer server) throws IOException {
        Migrating migrating = Migrating.of(
                        server,
                        "create table t(id int primary key, d datetime)",
                        "insert into t values (1,'2020-01-01 10:11:12'),(2,'2011-05-00 00:00:00'),(3,null)")
                .values(STRICT)
                .maxRejects(1);
        JsonNode line = onlyReject(migrating.run());

        assertReject(line, "d", "2", "value-date", "zero");
        assertThat(line.path("values").path("d").path("source").asText()).startsWith("2011-05-00");
        Migrated retried = migrating
                .values(new ValuePolicy(ZeroDates.EPOCH, NulBytes.REJECT, Spatial.WKB))
                .retry(migrating.rejectFile());
        assertLoaded(retried, "select d from t order by id", "2020-01-01 10:11:12", "1970-01-01 00:00:00", "NULL");
    }

    @OnBothServers
    void whatPolicyChangesInARejectedRowIsCountedOnceItIsLoaded(TestServer server) throws IOException {
        Migrating migrating = Migrating.of(
                        server,
                        "create table t(id int primary key, v varchar(20), d date, e date)",
                        "insert into t values (1,concat('a',char(0)),'2020-01-01',null),"
                                + "(2,concat('b',char(0)),'2011-05-00','2011-06-00')")
                .values(new ValuePolicy(ZeroDates.REJECT, NulBytes.STRIP, Spatial.WKB))
                .maxRejects(1);
        JsonNode line = onlyReject(migrating.run());
        assertThat(line.path("altered").toString()).isEqualTo("{\"v\":[\"NUL_REMOVED\"]}");

        Migrated retried = migrating.values(ValuePolicy.DEFAULT).retry(migrating.rejectFile());

        assertThat(retried.rows("select * from t order by id")).containsExactly("1|a|2020-01-01|NULL", "2|b|NULL|NULL");
        assertThat(retried.alterations("t"))
                .containsExactlyInAnyOrder(
                        "v: U+0000 removed from text: 2",
                        "d: zero or partial date replaced: 1",
                        "e: zero or partial date replaced: 1");
    }

    @OnBothServers
    void numericOverflowMendedInTheTarget(TestServer server) throws IOException {
        Migrating migrating = Migrating.of(
                        server,
                        "create table t(id int primary key, n decimal(12,2))",
                        "insert into t values (1,1.25),(2,123456.78),(3,-999.99)")
                .cast("t.n", "numeric(5,2)")
                .maxRejects(1);
        JsonNode line = onlyReject(migrating.run());

        assertReject(line, "n", "2", "value-range", "digits");
        migrating.targetDatabase().execute("alter table t alter n type numeric(12,2)");
        assertLoaded(
                migrating.retry(migrating.rejectFile()), "select n from t order by id", "1.25", "123456.78", "-999.99");
    }

    @OnBothServers
    void tooLongMendedInTheTarget(TestServer server) throws IOException {
        Migrating migrating = Migrating.of(
                        server,
                        "create table t(id int primary key, v varchar(20))",
                        "insert into t values (1,'one'),(2,'twenty'),(3,'six')")
                .cast("t.v", "varchar(3)")
                .maxRejects(1);
        JsonNode line = onlyReject(migrating.run());

        assertReject(line, "v", "2", "value-length", "longer than 3 characters");
        migrating.targetDatabase().execute("alter table t alter v type varchar(6)");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select v from t order by id", "one", "twenty", "six");
    }

    @OnBothServers
    void unknownLabelMendedInTheTarget(TestServer server) throws IOException {
        Migrating migrating = Migrating.of(
                        server,
                        "create table t(id int primary key, e enum('red','green','blue'))",
                        "insert into t values (1,'red'),(2,'green'),(3,'blue')")
                .maxRejects(1)
                .editedPlan(Map.of("'green', ", ""));
        Migrated migrated = migrating.run();

        assertReject(onlyReject(migrated), "e", "2", "22P02", "cannot read");
        String type = migrated.type("t", "e");
        migrating.targetDatabase().execute("alter type " + type + " add value 'green'");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select e from t order by id", "red", "green", "blue");
    }

    private static Migrating constrained(String edit) {
        return SqliteSource.of(
                        "create table t(id integer primary key, n integer)",
                        "insert into t values (1,10),(2,null),(3,10)")
                .migrating()
                .maxRejects(1)
                .editedPlan(Map.of("    n bigint\n);", edit));
    }

    @Test
    void notNullMendedInTheTarget() throws IOException {
        Migrating migrating = constrained("    n bigint NOT NULL\n);");
        assertReject(onlyReject(migrating.run()), "n", "2", "23502", "NOT NULL");
        migrating.targetDatabase().execute("alter table t alter n drop not null");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select n from t order by id", "10", "NULL", "10");
    }

    @Test
    void uniqueViolationMendedInTheLine() throws IOException {
        Migrating migrating = constrained("    n bigint UNIQUE\n);");
        assertReject(onlyReject(migrating.run()), null, "3", "23505", "exists already: t_n_key");
        edit(migrating.rejectFile(), "\"n\":\"10\"", "\"n\":\"11\"");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select n from t order by id", "10", "NULL", "11");
    }

    @Test
    void checkViolationMendedInTheTarget() throws IOException {
        Migrating migrating = constrained("    n bigint CONSTRAINT \"odd, line 9\" CHECK (n IS NOT NULL)\n);");
        assertReject(onlyReject(migrating.run()), null, "2", "23514", "check constraint is violated: odd, line 9");
        migrating.targetDatabase().execute("alter table t drop constraint \"odd, line 9\"");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select n from t order by id", "10", "NULL", "10");
    }

    @Test
    void aRaisingTriggerMendedInTheTarget() throws IOException {
        Migrating migrating = constrained("    n bigint\n);\n"
                + "CREATE FUNCTION public.no() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF new.n IS NULL THEN"
                + " RAISE ''secret %'', new.id; END IF; RETURN new; END';\n"
                + "CREATE TRIGGER no BEFORE INSERT ON public.t FOR EACH ROW EXECUTE FUNCTION public.no();\n");
        JsonNode line = onlyReject(migrating.run());
        assertReject(line, null, "2", "P0001", "a trigger or function refused the row");
        assertThat(line.path("reason").asText()).doesNotContain("secret");
        migrating.targetDatabase().execute("drop trigger no on t");
        assertLoaded(migrating.retry(migrating.rejectFile()), "select n from t order by id", "10", "NULL", "10");
    }
}
