package io.pgtrek.job;

import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.report.RecompressionReport;

/** Stores values anew by another method. Every method throws {@link io.pgtrek.error.MigrateException} on failure. */
public interface RecompressionControl {

    /**
     * Runs the job until nothing is left or it is to stop, continuing what an earlier run has left. Report files are
     * written in every case, also when this method throws.
     */
    RecompressionReport recompress(RecompressionConfiguration configuration, ProgressListener progress);

    /** Where the job stands, from the database's metadata schema; writes nothing. */
    JobStatus status(RecompressionConfiguration configuration);
}
