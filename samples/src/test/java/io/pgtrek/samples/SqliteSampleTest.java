package io.pgtrek.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cli.config.JobFile;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.RunOptions;
import io.pgtrek.job.migration.MigrationJobControl;
import io.pgtrek.postgresql.server.EmbeddedServer;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Does what the sample's README says. */
class SqliteSampleTest {

    private static final Path SAMPLE = Path.of("sqlite");

    @TempDir
    Path dir;

    @Test
    void arrivesWhole() throws IOException, SQLException {
        makeSource();
        try (EmbeddedServer server =
                EmbeddedServer.in(dir.resolve("pg")).forTests().start()) {
            RunReport report = run();
            assertThat(report.outcome()).as(report.findings().toString()).isEqualTo(Outcome.DONE);
            assertThat(report.rowsCopied()).isEqualTo(6);
            assertThat(dir.resolve("reports")).isDirectoryContaining("glob:**.html");
            assertThat(nextCustomer(server)).isEqualTo("8 t");
        }
    }

    private void makeSource() throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + dir.resolve("shop.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(Files.readString(SAMPLE.resolve("shop.sql")));
        }
    }

    private RunReport run() {
        MigrationConfiguration job = new JobFile(Map.of())
                .migration(
                        SAMPLE.resolve("job.yaml"),
                        "job.yaml",
                        Map.of(
                                "source.url", "sqlite:" + dir.resolve("shop.db"),
                                "target.url", "embedded:" + dir.resolve("pg"),
                                "report.dir", dir.resolve("reports").toString()));
        return new MigrationJobControl(dir).run(job, new RunOptions(false), ProgressListener.SILENT);
    }

    private static String nextCustomer(EmbeddedServer server) throws SQLException {
        try (Connection connection = DriverManager.getConnection(server.jdbcUrl("postgres"));
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("insert into customer (email, newsletter, registered)"
                        + " values ('new@example.org', true, now()) returning id || ' ' || newsletter")) {
            row.next();
            return row.getString(1).substring(0, 3);
        }
    }
}
