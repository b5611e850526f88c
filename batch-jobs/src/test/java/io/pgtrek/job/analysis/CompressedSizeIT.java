package io.pgtrek.job.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.codec.Lz4BlockSize;
import io.pgtrek.codec.PglzSize;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Sizes of our own against those of values that the server compressed. */
class CompressedSizeIT {

    /** Bytes of all kinds: random, of few words, periodic, text, JSON, random at the beginning only. */
    private static final String VALUES = """
            insert into v(b)
            select case g % 8
                   when 0 then (select string_agg(sha256((g * i)::text::bytea), '') from generate_series(1, g % 400) i)
                   when 1 then convert_to(repeat('word ' || g, g % 900), 'UTF8')
                   when 2 then convert_to((select string_agg(md5((i % (g % 17 + 1))::text), ' ') from generate_series(1, g % 300) i), 'UTF8')
                   when 3 then (select string_agg(sha256((g * i)::text::bytea), '') from generate_series(1, 30 + g % 5) i)
                               || convert_to(repeat('same again ', g % 800), 'UTF8')
                   when 4 then convert_to((select jsonb_object_agg('key' || i, jsonb_build_object('n', i * g, 'name', 'Ünïcode ' || i % 9))::text
                                             from generate_series(1, g % 90 + 1) i), 'UTF8')
                   when 5 then (select string_agg(decode(repeat(md5((i / 40)::text), 4), 'hex'), '') from generate_series(1, g % 250) i)
                   when 6 then convert_to((select string_agg(chr(32 + ((i::bigint * i * g) % 90)::int), '') from generate_series(1, g * 7 % 6000) i), 'UTF8')
                   else decode(repeat('00ff', g % 5000), 'hex') || sha256(g::text::bytea)
                   end
              from generate_series(1, 4000) g""";

    private static Analyzing analyzing;

    private record Row(byte[] value, long size, boolean compressed) {}

    @BeforeAll
    static void store() {
        analyzing = Analyzing.withLz4()
                .execute(
                        // a filler makes every row long enough for the server to try
                        "create table v(id int generated always as identity, b bytea, filler text)",
                        "alter table v alter b set storage main, alter filler set storage plain",
                        VALUES,
                        "delete from v where b is null",
                        "create table p(b bytea compression pglz, filler text)",
                        "create table l(b bytea compression lz4, filler text)",
                        "alter table p alter filler set storage plain",
                        "alter table l alter filler set storage plain",
                        "insert into p select b || '', repeat('x', 2100) from v",
                        "insert into l select b || '', repeat('x', 2100) from v");
    }

    private static List<Row> rows(String table, String method) throws SQLException {
        String query =
                "select b, pg_column_size(b), coalesce(pg_column_compression(b), '') = '" + method + "' from " + table;
        List<Row> rows = new ArrayList<>();
        try (Connection connection = analyzing.database().connect();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            while (result.next()) {
                rows.add(new Row(result.getBytes(1), result.getLong(2), result.getBoolean(3)));
            }
        }
        return rows;
    }

    /** The server keeps a compressed value when it and its header of 8 save more than two bytes. */
    private static boolean kept(int compressed, int raw) {
        return compressed != PglzSize.GIVEN_UP && compressed + 8 < raw - 2;
    }

    @Test
    void pglzIsTheServersToTheByte() throws SQLException {
        PglzSize pglz = new PglzSize();
        int compressed = 0;
        List<Row> rows = rows("p", "pglz");
        for (Row row : rows) {
            int size = pglz.of(row.value());
            boolean kept = kept(size, row.value().length);
            assertThat(kept).as("of %d bytes", row.value().length).isEqualTo(row.compressed());
            if (kept) {
                compressed++;
                // in its row a value has a header of 8 bytes, outside one of 4
                assertThat(row.size()).as("of %d bytes", row.value().length).isIn(size + 8L, size + 4L);
            }
        }
        assertThat(compressed).isBetween(1500, rows.size() - 500);
    }

    @Test
    void lz4IsTheServersButForItsVersion() throws SQLException {
        Lz4BlockSize lz4 = new Lz4BlockSize();
        long ours = 0;
        long theirs = 0;
        int compressed = 0;
        int other = 0;
        for (Row row : rows("l", "lz4")) {
            int size = lz4.of(row.value());
            if (kept(size, row.value().length) != row.compressed()) {
                other++;
            } else if (row.compressed()) {
                compressed++;
                ours += size;
                theirs += row.size() - 4;
                assertThat((double) size)
                        .as("of %d bytes", row.value().length)
                        .isBetween(row.size() * 0.9 - 16, row.size() * 1.1 + 16);
            }
        }
        assertThat(compressed).isGreaterThan(1500);
        assertThat(other).isLessThan(20);
        assertThat(ours / (double) theirs).isBetween(0.99, 1.01);
    }
}
