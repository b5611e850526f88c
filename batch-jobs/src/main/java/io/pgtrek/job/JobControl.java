package io.pgtrek.job;

import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.report.RecompressionReport;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;

/** Runs jobs and tells where they stand. Every method throws {@link io.pgtrek.error.MigrateException} on failure. */
public interface JobControl {

    /**
     * Runs the job to its end, continuing an unfinished run of the same name on the same target. Report files are
     * written in every case, also when this method throws.
     */
    RunReport run(MigrationConfiguration configuration, RunOptions options, ProgressListener progress);

    /**
     * Loads rows that the job's last run rejected, from its reject files, after their cause was mended. Every row is
     * loaded once, however often this is called; what is rejected again goes to a new file.
     *
     * @param rejects a reject file, a directory of them, or {@code copy.reject-dir}
     */
    RunReport retryRejects(MigrationConfiguration configuration, Path rejects, ProgressListener progress);

    /** Reads the source and plans; touches neither source nor target. */
    Plan plan(MigrationConfiguration configuration, ProgressListener progress);

    /**
     * Asks a run of the job that is at work on the target to stop between slices or batches; returns without waiting for it.
     *
     * @return false when none is at work
     */
    boolean stop(JobConfiguration configuration);

    /**
     * Compares all rows of a job that has run, reading both sides anew, and the objects and sequences it made. Changes
     * neither side. Report files are written.
     *
     * @param hideValues names rows that differ, but shows no values of theirs
     */
    RunReport verify(MigrationConfiguration configuration, boolean hideValues, ProgressListener progress);

    /** Where the job stands, from the target's metadata schema; writes nothing. */
    JobStatus status(JobConfiguration configuration);

    /**
     * Runs a recompression until nothing is left or it is to stop, continuing what an earlier run has left. Report
     * files are written in every case, also when this method throws.
     */
    RecompressionReport recompress(RecompressionConfiguration configuration, ProgressListener progress);

    /**
     * Looks at what every table that is wanted stores, one after the other, on one connection. Writes nothing to the
     * database and keeps no books; report files are written in the forms asked for, if any. A table that cannot be read is
     * in the report, with the reason. Fails where the database cannot be reached, or is older than PostgreSQL 14.
     */
    AnalysisReport analyze(ToastAnalysisConfiguration configuration);
}
