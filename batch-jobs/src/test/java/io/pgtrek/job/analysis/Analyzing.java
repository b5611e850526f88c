package io.pgtrek.job.analysis;

import io.pgtrek.config.AnalysisOptions;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.config.ScanShare;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.spi.Selection;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A database to be analysed. */
record Analyzing(TestDatabase database, String user, ScanShare scan, long budget) {

    /** On the installed server, which has LZ4. */
    static Analyzing withLz4() {
        Assumptions.assumeTrue(
                PostgresServer.system().isPresent(), "No PostgreSQL server is installed in /usr/lib/postgresql.");
        return on(PostgresServer.system().orElseThrow());
    }

    static Analyzing on(PostgresServer server) {
        return new Analyzing(server.createDatabase(), "postgres", ScanShare.ALL, 0);
    }

    /** Every server on which places are derived, and one that tells them. */
    static Stream<PostgresServer> servers() {
        return IntStream.of(14, 15, 16, 17, 18).mapToObj(PostgresServer::version);
    }

    Analyzing execute(String... statements) {
        database.execute(statements);
        return this;
    }

    Analyzing as(String role) {
        return new Analyzing(database, role, scan, budget);
    }

    Analyzing sampling(String share) {
        return new Analyzing(database, user, ScanShare.parse(share).orElseThrow(), budget);
    }

    Analyzing estimating(long bytes) {
        return new Analyzing(database, user, scan, bytes);
    }

    AnalysisReport report() {
        return report(Selection.ALL);
    }

    AnalysisReport report(Selection selection) {
        return report(selection, false);
    }

    AnalysisReport report(Selection selection, boolean partialReads) {
        String url = database.url().replaceAll("([?&])user=[^&]*", "$1");
        TargetSpec target = new TargetSpec(url, user, null, Map.of());
        AnalysisOptions options = new AnalysisOptions(scan, budget, null, partialReads);
        return ToastAnalysis.run(
                new ToastAnalysisConfiguration("analysis", target, selection, options, ReportOptions.NONE));
    }

    TableSurvey table(String name) {
        return report().tables().stream()
                .filter(table -> table.name().name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static ColumnSurvey column(TableSurvey table, String name) {
        return table.columns().stream()
                .filter(column -> column.name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A number the server tells. */
    long number(String query) throws SQLException {
        return numbers(query).get(0);
    }

    /** The first row's numbers. */
    List<Long> numbers(String query) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            result.next();
            List<Long> numbers = new ArrayList<>();
            for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
                numbers.add(result.getLong(i));
            }
            return numbers;
        }
    }

    /** Values that stand in a table's TOAST, counted there. */
    long valuesInToast(String table) throws SQLException {
        long oid = number("select reltoastrelid::bigint from pg_class where oid = '" + table + "'::regclass");
        long parent = number("select '" + table + "'::regclass::oid::bigint");
        return oid == 0 ? 0 : number("select count(distinct chunk_id) from pg_toast.pg_toast_" + parent);
    }
}
