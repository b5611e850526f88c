package io.pgtrek.job.analysis;

import io.pgtrek.config.AnalysisOptions;
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
import io.pgtrek.report.ReportFiles;
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

    /** See {@link io.pgtrek.job.JobControl#analyze}. */
    public static AnalysisReport run(ToastAnalysisConfiguration configuration) {
        ReportFiles.requireWritable(configuration.report());
        AnalysisReport report = analyze(configuration);
        ReportFiles.write(report, configuration.report());
        return report;
    }

    private static AnalysisReport analyze(ToastAnalysisConfiguration configuration) {
        Instant started = Instant.now();
        try (Target target = Target.open(configuration.target(), 1);
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
        AnalysisOptions options = configuration.analysis();
        List<TableSurvey> tables = new ArrayList<>();
        for (ToastTable table : wanted(configuration, survey)) {
            LOG.info("reading {}", table.name());
            tables.add(survey.read(table, options.scan().of(table.bytes()), options.sampleBytes()));
        }
        ToastAdvice advice = new ToastAdvice(survey.server(), options.reads());
        AnalysedTables all = new AnalysedTables(tables);
        return new AnalysisReport(
                AnalysisReport.SCHEMA_VERSION,
                configuration.name(),
                all.outcome(),
                all.message(),
                endpoint,
                time(started),
                time(Instant.now()),
                survey.server().lz4(),
                survey.server().defaultCompression(),
                options.reads(),
                tables,
                tables.stream().flatMap(table -> advice.of(table).stream()).toList(),
                options.partialReads() ? partialReads(configuration, target, survey) : List.of());
    }

    private static List<PartialReads> partialReads(
            ToastAnalysisConfiguration configuration, Target target, ToastSurvey survey) throws SQLException {
        List<PartialReads> all = new ArrayList<>();
        try (Session writable = target.session()) {
            for (ToastTable table : wanted(configuration, survey)) {
                LOG.info("timing reads of {}", table.name());
                AnalysisOptions options = configuration.analysis();
                double fraction = options.scan().of(table.bytes());
                all.addAll(survey.partialReads(writable.connection(), table, fraction, options.copiedBytes()));
            }
        }
        return all;
    }

    private static List<ToastTable> wanted(ToastAnalysisConfiguration configuration, ToastSurvey survey) {
        return survey.tables().stream()
                .filter(table -> configuration.tables().acceptsWithSchema(table.name()))
                .toList();
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
