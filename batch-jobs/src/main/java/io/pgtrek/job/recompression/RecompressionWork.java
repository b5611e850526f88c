package io.pgtrek.job.recompression;

import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.LeafEntry;
import io.pgtrek.job.run.BatchJob;
import io.pgtrek.job.run.RunFailures;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.report.ReportFiles;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A prepared run: works, closes its books and reports. */
final class RecompressionWork {

    private static final Logger LOG = LoggerFactory.getLogger(RecompressionWork.class);

    private final RecompressionRun run;
    private final Target target;
    private final RecompressionReports reports;

    RecompressionWork(RecompressionRun run, Target target, RecompressionReports reports) {
        this.run = run;
        this.target = target;
        this.reports = reports;
    }

    RecompressionReport perform() throws SQLException {
        try {
            boolean complete = run.retries().call("The run", this::done, this::launch);
            String stopped = complete ? null : run.gate().reason();
            RecompressionReport report =
                    run.retries().call("Reading the job's books", () -> reports.build(null, stopped));
            // before the books are closed: whoever is killed in between writes it when run again
            ReportFiles.write(report, run.configuration().report());
            run.retries().call("Closing the job's books", () -> close(report));
            return report;
        } catch (MigrateException e) {
            reportFailure(e);
            throw e;
        }
    }

    /** Rows stored anew. */
    private long done() throws SQLException {
        return run.ledger().leaves(run.record().id()).stream()
                .mapToLong(LeafEntry::rows)
                .sum();
    }

    private boolean launch() {
        return new BatchJob(RecompressionJobConfiguration.class, run.failures(), run.gate())
                .launch(
                        RecompressionRun.class,
                        run,
                        run.record().id(),
                        run.record().attempt());
    }

    private RecompressionReport close(RecompressionReport report) throws SQLException {
        long id = run.record().id();
        if (report.outcome() == Outcome.STOPPED) {
            run.ledger().interrupted(id, report.message());
        } else {
            run.ledger().complete(id, report.message());
        }
        return report;
    }

    /** The failure itself is what the user must see, even where the database is gone and cannot be asked. */
    private void reportFailure(MigrateException failure) {
        try {
            if (ConnectionLoss.in(failure)) {
                // fails at once, which a pool would do only after a while
                target.session().close();
            }
            run.ledger().interrupted(run.record().id(), RunFailures.sentence(failure));
            List<Path> files = ReportFiles.write(
                    reports.build(failure, null), run.configuration().report());
            LOG.warn("The report of what was done until then: {}", files);
        } catch (SQLException | MigrateException e) {
            failure.addSuppressed(e);
        }
    }
}
