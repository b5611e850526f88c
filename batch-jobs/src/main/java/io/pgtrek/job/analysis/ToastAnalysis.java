package io.pgtrek.job.analysis;

import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Target;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.toast.ToastServer;
import io.pgtrek.postgresql.toast.ToastTable;
import io.pgtrek.postgresql.toast.survey.PartialReads;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import io.pgtrek.postgresql.toast.survey.ToastAdvice;
import io.pgtrek.postgresql.toast.survey.ToastSurvey;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.report.Endpoint;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Analyses the TOAST of one database. */
public final class ToastAnalysis {

    private static final Logger LOG = LoggerFactory.getLogger(ToastAnalysis.class);

    private ToastAnalysis() {}

    /**
     * Reads every table that is wanted, one after the other, on one connection. Writes nothing.
     *
     * @throws MigrateException when the database cannot be reached, or is older than PostgreSQL 14; a table that cannot
     *     be read is in the report, with the reason
     */
    public static AnalysisReport run(ToastAnalysisConfiguration configuration) {
        Instant started = Instant.now();
        try (Target target = Target.open(configuration.database(), 1);
                Session session = target.session()) {
            String version = requireVersion(session.connection());
            Endpoint endpoint = new Endpoint(target.displayUrl(), "PostgreSQL", version);
            return report(configuration, target, session.connection(), endpoint, started);
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    private static AnalysisReport report(
            ToastAnalysisConfiguration configuration,
            Target target,
            Connection database,
            Endpoint endpoint,
            Instant started)
            throws SQLException {
        ToastSurvey survey = ToastSurvey.of(database);
        List<TableSurvey> tables = new ArrayList<>();
        for (ToastTable table : survey.tables()) {
            if (configuration.tables().accepts(table.name())) {
                LOG.info("reading {}", table.name());
                double fraction = configuration.scan().of(table.bytes());
                tables.add(survey.read(table, fraction, configuration.sampleBytes()));
            }
        }
        ToastAdvice advice = new ToastAdvice(survey.server(), configuration.reads());
        return new AnalysisReport(
                AnalysisReport.SCHEMA_VERSION,
                endpoint,
                time(started),
                time(Instant.now()),
                survey.server().lz4(),
                survey.server().defaultCompression(),
                configuration.reads(),
                tables,
                tables.stream().flatMap(table -> advice.of(table).stream()).toList(),
                configuration.partialReads() ? partialReads(configuration, target, survey) : List.of());
    }

    private static List<PartialReads> partialReads(
            ToastAnalysisConfiguration configuration, Target target, ToastSurvey survey) throws SQLException {
        List<PartialReads> all = new ArrayList<>();
        try (Session writable = target.session()) {
            for (ToastTable table : survey.tables()) {
                if (configuration.tables().accepts(table.name())) {
                    LOG.info("timing reads of {}", table.name());
                    double fraction = configuration.scan().of(table.bytes());
                    all.addAll(
                            survey.partialReads(writable.connection(), table, fraction, configuration.copiedBytes()));
                }
            }
        }
        return all;
    }

    private static String time(Instant instant) {
        return instant.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    private static String requireVersion(Connection database) throws SQLException {
        int major = database.getMetaData().getDatabaseMajorVersion();
        String version = database.getMetaData().getDatabaseProductVersion();
        if (major < ToastServer.OLDEST_VERSION) {
            throw new MigrateException(
                    ErrorCode.SERVER_TOO_OLD,
                    "This is PostgreSQL " + version + ", which knows no compression but its own.",
                    "Compression methods came with PostgreSQL " + ToastServer.OLDEST_VERSION + ".",
                    "Upgrade the server first.");
        }
        return version;
    }
}
