package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.SourcePool;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.job.repository.SliceLedger;
import io.pgtrek.job.repository.StatementLedger;
import io.pgtrek.job.run.Gate;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.Retries;
import io.pgtrek.job.run.RunFailures;
import io.pgtrek.job.run.StopSignal;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import javax.sql.DataSource;

/** What the steps of one run share. */
record MigrationRun(
        MigrationConfiguration configuration,
        RunRecord record,
        Plan plan,
        Source source,
        SourcePool sourcePool,
        DataSource target,
        SliceLedger slices,
        StatementLedger statements,
        ProgressListener progress,
        RunFailures failures,
        RowCounts counts,
        PhaseClock clock,
        Retries retries,
        Gate gate,
        Verified verified) {

    /** A run of the stored plan that has done nothing yet. */
    static MigrationRun of(
            MigrationConfiguration configuration,
            RunRecord record,
            Source source,
            SourcePool sources,
            Target target,
            ProgressListener progress,
            PhaseClock clock,
            Retries retries,
            StopSignal signal,
            Verified verified) {
        RunFailures failures = new RunFailures();
        return new MigrationRun(
                configuration,
                record,
                StableJson.read(record.plan(), Plan.class),
                source,
                sources,
                target.pool(),
                new SliceLedger(target.pool(), record.id()),
                new StatementLedger(target.pool(), record.id()),
                progress,
                failures,
                new RowCounts(),
                clock,
                retries,
                new Gate(signal, retries, failures),
                verified);
    }

    TargetTable table(int number) {
        return plan.tables().get(number - 1);
    }
}
