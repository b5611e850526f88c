package io.pgtrek.job.recompression;

import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.job.repository.RecompressionLedger;
import io.pgtrek.job.repository.RecompressionRecord;
import io.pgtrek.job.run.Gate;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.Retries;
import io.pgtrek.job.run.RunFailures;
import io.pgtrek.postgresql.toast.CompressionMethod;
import javax.sql.DataSource;

/** What the steps of one run share. */
record RecompressionRun(
        RecompressionConfiguration configuration,
        RecompressionRecord record,
        DataSource database,
        RecompressionLedger ledger,
        Transactions transactions,
        Found found,
        ProgressListener progress,
        PhaseClock clock,
        Retries retries,
        Gate gate,
        RunFailures failures) {

    CompressionMethod wanted() {
        return configuration.recompress().to();
    }
}
