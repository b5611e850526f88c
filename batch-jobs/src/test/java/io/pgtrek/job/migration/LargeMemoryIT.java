package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Memory does not grow with a value: a process with a small heap copies values that are larger. */
class LargeMemoryIT {

    private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

    @TempDir
    Path directory;

    @Test
    void copiesValuesLargerThanTheHeap() throws Exception {
        long peak = migrate(100_000_000, "-Xmx64m");
        assertThat(peak).as("peak resident MB").isLessThan(400);
    }

    @Test
    @EnabledIfSystemProperty(named = "pgtrek.slow", matches = "true")
    void copiesHalfAGigabyteInFourHundredMegabytes() throws Exception {
        long peak = migrate(500_000_000, "-Xmx256m");
        assertThat(peak).as("peak resident MB").isLessThanOrEqualTo(400);
    }

    /** Ten times the rows that the heap could hold. */
    @Test
    void copiesTablesLargerThanTheHeap() throws Exception {
        TestDatabase source = MariaDbServer.get().createDatabase();
        source.execute(
                "create table r(id int primary key, v varchar(400) not null, d datetime)",
                "insert into r select seq, repeat(sha2(seq, 256), 6), '2020-01-01' + interval seq second"
                        + " from seq_1_to_1000000");
        TestDatabase target = PostgresServer.get().createDatabase();
        long peak = migrate(source, target, "All 1,000,000 rows of 1 table arrived.", "-Xmx40m", "-Dslice=200000000");
        assertThat(peak).as("peak resident MB").isLessThan(400);
        String sums = "select count(*) || ' ' || count(distinct v) || ' ' || sum(id) from " + source.name() + ".r";
        assertThat(Database.value(target, sums)).isEqualTo("1000000 1000000 500000500000");
    }

    /** Two tables at once, one with a bytea and one with a text. @return peak resident memory in MB */
    private long migrate(int bytes, String heap) throws Exception {
        TestDatabase source = filled(bytes);
        TestDatabase target = PostgresServer.get().createDatabase();
        long peak = migrate(source, target, "All 4 rows of 2 tables arrived.", heap);
        String text =
                "select string_agg(octet_length(v) || ' ' || md5(v), ',' order by id) from " + source.name() + ".";
        assertThat(Database.value(target, text + "b"))
                .isEqualTo(
                        Database.value(source, "select group_concat(octet_length(v), ' ', md5(v) order by id) from b"));
        assertThat(Database.value(target, text + "t"))
                .isEqualTo(
                        Database.value(source, "select group_concat(octet_length(v), ' ', md5(v) order by id) from t"));
        return peak;
    }

    private long migrate(TestDatabase source, TestDatabase target, String said, String... options) throws Exception {
        Path log = directory.resolve("log");
        Process process = MigrationProcess.start(source.url(), target.url(), log, options);
        long peak = 0;
        while (!process.waitFor(100, TimeUnit.MILLISECONDS)) {
            peak = Math.max(peak, peak(process.pid()));
        }
        System.out.println("Peak resident memory of " + source.name() + " at " + options[0] + ": " + peak + " MB");
        assertThat(log).content().contains(said);
        return peak;
    }

    private static TestDatabase filled(int bytes) {
        MariaDbServer server = MariaDbServer.get();
        TestDatabase source = server.createDatabase();
        server.execute("set global max_allowed_packet = 1073741824");
        try {
            source.execute(
                    "create table b(id int primary key, v longblob)",
                    "create table t(id int primary key, v longtext character set utf8mb4)",
                    "insert into b values (1, 'small'), (2, repeat('0123456789', " + bytes / 10 + "))",
                    "insert into t values (1, 'small'), (2, repeat('äöüß€', " + bytes / 11 + "))");
        } finally {
            server.execute("set global max_allowed_packet = 67108864");
        }
        return source;
    }

    private static long peak(long pid) throws IOException {
        Path status = Path.of("/proc/" + pid + "/status");
        Matcher matcher = PEAK.matcher(Files.exists(status) ? Files.readString(status) : "");
        return matcher.find() ? Long.parseLong(matcher.group(1)) / 1024 : 0;
    }
}
