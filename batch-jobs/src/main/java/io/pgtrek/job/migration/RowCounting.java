package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.job.Phase;
import io.pgtrek.job.run.Workers;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.TableStatistics;
import io.pgtrek.report.Checksum;
import java.sql.Connection;
import java.sql.SQLException;

/** Counts the rows of every table on both sides. */
final class RowCounting {

    private final MigrationRun run;

    RowCounting(MigrationRun run) {
        this.run = run;
    }

    void count() throws SQLException, InterruptedException {
        CreatedTables created = CreatedTables.read(run);
        Workers.forEach(run.configuration().copy().workers(), run.plan().tables(), table -> {
            run.counts().put(table.number(), source(table), created.contains(table.name()) ? target(table) : 0);
            run.progress().step(Phase.VERIFY, table.name().toString());
        });
    }

    private long target(TargetTable table) throws SQLException {
        if (run.verified().checksums().state(table) != Checksum.NOT_TAKEN) {
            return run.verified().checksums().rows(table);
        }
        try (Connection target = run.target().getConnection()) {
            return TableStatistics.count(target, table.name());
        }
    }

    /** The snapshot the rows were copied from is gone by now, so that changes made meanwhile show. */
    private long source(TargetTable table) {
        try (Connection source = run.source().connect()) {
            return run.source()
                    .dialect()
                    .reader()
                    .count(
                            source,
                            table.source().name(),
                            run.configuration().copy().whereFor(table.source().name()));
        } catch (SQLException e) {
            throw new MigrateException(
                    ErrorCode.READ_FAILED,
                    "The rows of " + table.source().name() + " could not be counted in the source.",
                    SqlErrors.detail(e),
                    "Run again to verify; the copied rows stay.",
                    e);
        }
    }
}
