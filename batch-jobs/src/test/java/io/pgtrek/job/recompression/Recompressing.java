package io.pgtrek.job.recompression;

import io.pgtrek.config.Invocation;
import io.pgtrek.config.RecompressOptions;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.config.ReportFormat;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.config.RunLimits;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.job.JobStatus;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.RewriteMethod;
import io.pgtrek.postgresql.toast.RewriteProof;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.spi.Selection;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** A database of the server that knows LZ4, and runs of the job on it. */
record Recompressing(
        TestDatabase database, Path reports, @Nullable Duration maxDuration, Selection tables) {

    static final String FILLER = "create function filler(n int, seed int default 0) returns text language sql immutable"
            + " as $$ select string_agg(md5(seed || ':' || i) || ' abcabcabcabcabcabcabcabcabc ', '')"
            + " from generate_series(1, n) i $$";

    static Recompressing of(Path reports, String... setup) {
        Assumptions.assumeTrue(PostgresServer.system().isPresent(), "no PostgreSQL is installed here");
        TestDatabase database = PostgresServer.system().orElseThrow().createDatabase();
        database.execute(FILLER);
        database.execute(setup);
        return new Recompressing(database, reports, null, Selection.ALL);
    }

    Recompressing atMost(Duration duration) {
        return new Recompressing(database, reports, duration, tables);
    }

    Recompressing only(Selection selection) {
        return new Recompressing(database, reports, maxDuration, selection);
    }

    static RecompressionConfiguration configuration(
            String url, Path reports, @Nullable Duration maxDuration, Selection tables) {
        return new RecompressionConfiguration(
                "nightly",
                new TargetSpec(url, null, null, Map.of()),
                tables,
                new RecompressOptions(CompressionMethod.LZ4, RewriteMethod.AUTO, 2, 200_000, RewriteProof.ALL, false),
                new ReportOptions(reports, Set.of(ReportFormat.values())),
                new RunLimits(3, null, maxDuration),
                Invocation.UNKNOWN);
    }

    private RecompressionConfiguration configuration() {
        return configuration(database.url(), reports, maxDuration, tables);
    }

    RecompressionReport run() {
        return new RecompressionJobControl(Clock.systemDefaultZone())
                .recompress(configuration(), ProgressListener.SILENT);
    }

    JobStatus status() {
        return new RecompressionJobControl(Clock.systemDefaultZone()).status(configuration());
    }

    List<String> texts(String query) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            List<String> texts = new ArrayList<>();
            while (result.next()) {
                texts.add(result.getString(1));
            }
            return texts;
        }
    }
}
