package io.pgtrek.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.demo.DemoSite;
import io.pgtrek.cli.option.GlobalOptions;
import io.pgtrek.cli.output.Console;
import io.pgtrek.job.AllJobs;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The whole program on a real PostgreSQL. */
class DemoCommandTest {

    private static final Pattern PSQL = Pattern.compile("psql -h 127\\.0\\.0\\.1 -p (\\d+) -U postgres -d (\\w+)\n");

    @TempDir
    Path dir;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @AfterEach
    void stopServer() {
        new DemoSite(dir.resolve("build/demo")).stop();
    }

    @Test
    void migratesTwiceInARowAndCleansUp() throws SQLException {
        assertThat(migrate()).as(this::output).isZero();
        String first = output();
        assertThat(first).contains("14 tables").contains("migrate demo --stop");
        assertThat(priceyBooks(first)).isPositive();

        assertThat(migrate()).as(this::output).isZero();
        assertThat(priceyBooks(output())).isPositive();

        assertThat(migrate("--stop")).isZero();
        assertThat(output()).startsWith("Stopped the server of the demo in ");
        assertThat(migrate("--stop")).isZero();
        assertThat(output()).startsWith("No server was running for the demo in ");
        assertThat(dir.resolve("build/demo/reports")).isNotEmptyDirectory();
        assertThat(migrate("--clean")).isZero();
        assertThat(dir.resolve("build/demo")).doesNotExist();
    }

    @Test
    void takesStopOrCleanNotBoth() {
        assertThat(migrate("--stop", "--clean")).isEqualTo(2);
    }

    /** Does what the guide says, with the driver in psql's place. */
    private static long priceyBooks(String guide) throws SQLException {
        Matcher psql = PSQL.matcher(guide);
        assertThat(psql.find()).as(guide).isTrue();
        String url = "jdbc:postgresql://127.0.0.1:" + psql.group(1) + "/" + psql.group(2) + "?user=postgres";
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet books = statement.executeQuery("select count(*) from book where price > 50")) {
            books.next();
            return books.getLong(1);
        }
    }

    private int migrate(String... arguments) {
        out.reset();
        Session session = new Session(
                "./migrate",
                Console.of(out, err, false),
                new GlobalOptions(),
                Map.of(),
                dir,
                dir.resolve("drivers"),
                () -> new AllJobs(dir.resolve("drivers")));
        CommandLine command = new CommandLine(new DemoCommand(session));
        command.setErr(new java.io.PrintWriter(err, true, StandardCharsets.UTF_8));
        return command.execute(arguments);
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
    }
}
