package io.pgtrek.postgresql.toast;

import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A database of one server with the tables before and after, whose sessions have settings that lose something. */
record RewriteRows(TestDatabase database) {

    private static final Map<PostgresServer, RewriteRows> ALL = new ConcurrentHashMap<>();

    static RewriteRows on(PostgresServer server) {
        return ALL.computeIfAbsent(server, any -> new RewriteRows(prepared(server.createDatabase())));
    }

    private static TestDatabase prepared(TestDatabase database) {
        database.execute(
                "create extension citext",
                "create extension hstore",
                "create extension ltree",
                "create function filler(n int, seed int default 0) returns text language sql immutable as"
                        + " $$ select string_agg(md5(seed || ':' || i) || ' abcabcabcabcabcabcabcabcabcabcabcabc ', '')"
                        + " from generate_series(1, n) i $$",
                "create domain word as text",
                "create domain document as jsonb",
                "create domain words as text[]",
                "create type pair as (a text, b bpchar, c numeric)",
                "create domain couple as pair",
                "create type nested as (p pair, n numeric[])",
                "create type with_domain as (w word)",
                "create type with_xml as (x xml)",
                "create type text_range as range (subtype = text, collation = \"C\", multirange_type_name = text_ranges)",
                "create type own_bytes",
                "create function own_in(cstring) returns own_bytes as 'textin' language internal immutable strict",
                "create function own_out(own_bytes) returns cstring as 'textout' language internal immutable strict",
                "create type own_bytes (input = own_in, output = own_out, internallength = variable,"
                        + " alignment = int4, storage = extended)",
                "alter database " + database.name() + " set xmloption = 'document'",
                "alter database " + database.name() + " set bytea_output = 'escape'",
                "alter database " + database.name() + " set IntervalStyle = 'sql_standard'");
        return database;
    }

    Connection connect() throws SQLException {
        Connection connection = database.connect();
        execute(connection, "set extra_float_digits = 0", "set timezone = 'Asia/Kathmandu'");
        return connection;
    }

    /** Values of the kind as pglz stores them; a domain gets a rule afterwards that none of its values keeps. */
    void fill(Connection connection, RewriteKind kind) throws SQLException {
        execute(
                connection,
                "drop table if exists before, after",
                "alter domain word drop constraint if exists never",
                "alter domain document drop constraint if exists never",
                "alter domain words drop constraint if exists never",
                "alter domain couple drop constraint if exists never",
                "create table before(id int generated always as identity, c " + kind.type() + ")",
                "alter table before alter c set storage extended",
                "alter table before alter c set compression pglz",
                "set xmloption = content");
        for (String value : kind.values()) {
            execute(connection, "insert into before(c) values (" + value + ")");
        }
        execute(
                connection,
                "insert into before(c) values (null)",
                "create table after(id int, c " + kind.type() + ")",
                "alter domain word add constraint never check (value is null) not valid",
                "alter domain document add constraint never check (value is null) not valid",
                "alter domain words add constraint never check (value is null) not valid",
                "alter domain couple add constraint never check (value is null) not valid",
                "set xmloption = document");
    }

    RewriteDecision decide(Connection connection, RewriteMethod method) throws SQLException {
        ToastTable after = ToastTables.read(connection).stream()
                .filter(table -> table.name().name().text().equals("after"))
                .findFirst()
                .orElseThrow();
        return RewriteRules.decide(connection, after, method).get(0);
    }

    /** Copies the stored values as they are, and says how others are to be stored. */
    void reset(Connection connection, String storage) throws SQLException {
        execute(
                connection,
                "truncate after",
                "alter table after alter c set storage " + storage.replace("external", "extended"),
                "insert into after select id, c from before",
                "alter table after alter c set storage " + storage,
                storage.equals("external")
                        ? "alter table after alter c set compression pglz"
                        : "alter table after alter c set compression lz4");
    }

    List<String> compressions(Connection connection) throws SQLException {
        return texts(connection, "select coalesce(pg_column_compression(c), 'none') from public.after order by id");
    }

    List<String> hashes(Connection connection, String table, String hash) throws SQLException {
        return texts(connection, "select coalesce(" + hash + "::text, 'null') from " + table + " order by id");
    }

    /** Rows whose bytes are not the same once they are decompressed. */
    long differing(Connection connection) throws SQLException {
        return Long.parseLong(texts(
                        connection,
                        "select count(*) from before b full join after a on a.id = b.id"
                                + " where (b *= a) is not true")
                .get(0));
    }

    static List<String> texts(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            List<String> texts = new ArrayList<>();
            while (result.next()) {
                texts.add(result.getString(1));
            }
            return texts;
        }
    }

    static void execute(Connection connection, String... statements) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
