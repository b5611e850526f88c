package io.pgtrek.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.pgtrek.config.AnalysisOptions;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.config.ScanShare;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.job.analysis.ToastAnalysis;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.survey.AdviceAction;
import io.pgtrek.postgresql.toast.survey.ColumnSurvey;
import io.pgtrek.postgresql.toast.survey.ReadPattern;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.spi.Selection;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the sample's README says. */
class ToastSampleTest {

    @Test
    void showsWhatItPromises() {
        assumeTrue(PostgresServer.system().isPresent(), "No PostgreSQL server is installed in /usr/lib/postgresql.");
        PostgresServer server = PostgresServer.system().orElseThrow();
        TestDatabase database = server.createDatabase();
        server.loadScript(database, Path.of("toast", "documents.sql"));

        AnalysisReport report = ToastAnalysis.run(new ToastAnalysisConfiguration(
                "sample",
                new TargetSpec(database.url(), null, null, Map.of()),
                Selection.ALL,
                new AnalysisOptions(ScanShare.ALL, AnalysisOptions.DEFAULT_SAMPLE_BYTES, ReadPattern.START, true),
                ReportOptions.NONE));

        for (String name : new String[] {"body", "details"}) {
            ColumnSurvey column = column(report, name);
            assertThat(column.values(CompressionMethod.PGLZ).value()).as(name).isPositive();
            assertThat(column.values(CompressionMethod.LZ4).value()).as(name).isPositive();
        }
        assertThat(action(report, "photo")).isEqualTo(AdviceAction.EXTERNAL);
        assertThat(action(report, "scan")).isEqualTo(AdviceAction.KEEP);
        assertThat(report.partialReads())
                .filteredOn(reads -> reads.notMeasured() == null)
                .extracting(reads -> reads.column().text())
                .containsExactly("scan");
    }

    private static ColumnSurvey column(AnalysisReport report, String name) {
        return report.tables().get(0).columns().stream()
                .filter(column -> column.name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static AdviceAction action(AnalysisReport report, String name) {
        return report.advice().stream()
                .filter(advice -> advice.column().text().equals(name))
                .findFirst()
                .orElseThrow()
                .action();
    }
}
