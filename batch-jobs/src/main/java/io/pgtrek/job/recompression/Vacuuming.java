package io.pgtrek.job.recompression;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.LeafEntry;
import io.pgtrek.job.repository.RecompressionLedger;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.toast.RewriteVacuum;
import io.pgtrek.postgresql.toast.ToastTable;
import java.sql.Connection;
import java.sql.SQLException;

/** Keeps a relation from growing: what was stored before makes room for what comes after. */
record Vacuuming(RecompressionRun run, ToastTable table) {

    /** Often enough that the relation grows by little. */
    LeafEntry asNeeded(LeafEntry entry) throws SQLException {
        return entry.unvacuumed() < RewriteVacuum.threshold(table) ? entry : vacuum(entry);
    }

    /** Once more when all is done. */
    void finish(LeafEntry entry) throws SQLException {
        if (entry.unvacuumed() > 0 && vacuum(entry).unvacuumed() > 0) {
            run.found().add(notVacuumed());
        }
    }

    private Finding notVacuumed() {
        return Finding.of(
                "recompress-not-vacuumed",
                Severity.WARNING,
                ObjectKind.TABLE,
                table.name(),
                "could not be vacuumed at the end, as somebody else had locked it: the old values still take room.",
                "VACUUM " + PostgresIdentifiers.RULES.quote(table.name()) + ";");
    }

    private LeafEntry vacuum(LeafEntry entry) throws SQLException {
        boolean done;
        try (Connection connection = run.database().getConnection()) {
            done = RewriteVacuum.run(connection, table);
        }
        if (!done) {
            return entry;
        }
        LeafEntry vacuumed = entry.vacuumed();
        run.transactions().call(transaction -> {
            RecompressionLedger.record(transaction, run.record().id(), vacuumed);
            return vacuumed;
        });
        return vacuumed;
    }
}
