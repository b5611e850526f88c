package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.repository.RejectLedger;
import io.pgtrek.job.repository.RunRecord;
import java.sql.Connection;
import java.sql.SQLException;

/** Refuses to go on with a run whose job file now asks for something else. */
final class ChangedConfiguration {

    private ChangedConfiguration() {}

    /** @throws MigrateException CONFIGURATION_CHANGED */
    static void refuse(MigrationConfiguration configuration, RunRecord record, Connection target) throws SQLException {
        if (record.fingerprint().equals(Fingerprint.of(configuration))) {
            return;
        }
        boolean open = record.state() == RunRecord.State.OPEN;
        throw new MigrateException(
                ErrorCode.CONFIGURATION_CHANGED,
                "Job \"" + record.job() + "\" has " + (open ? "an unfinished run" : "run")
                        + ", and the job file now asks for something else.",
                (open ? "Unfinished since " : "Begun ") + record.startedAt() + ".",
                forRejects(configuration, record, target)
                        ? "Only rules for values or types under map: differ, as --retry-rejects allows. Put them back as"
                                + " they were: rows that --retry-rejects loaded by other rules are known, and are"
                                + " compared as they were loaded. Or drop what that run created and begin anew with"
                                + " --fresh."
                        : "Undo the change to source:, select:, map:, copy.where or plan:, or drop what that run created"
                                + " and begin anew with --fresh.");
    }

    private static boolean forRejects(MigrationConfiguration configuration, RunRecord record, Connection target)
            throws SQLException {
        return new RejectLedger(record.id()).requested(target, Fingerprint.withoutValues(configuration));
    }
}
