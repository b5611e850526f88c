package io.pgtrek.job.recompression;

import io.pgtrek.job.JobStatus;
import io.pgtrek.job.repository.LeafEntry;
import io.pgtrek.job.repository.RecompressionLedger;
import io.pgtrek.job.repository.RecompressionRecord;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Tells where a recompression stands; relations are its slices. */
record RecompressionStatus(RecompressionLedger ledger) {

    JobStatus read(String job, boolean running) throws SQLException {
        Optional<RecompressionRecord> latest = ledger.latest(job);
        if (latest.isEmpty()) {
            return running
                    ? JobStatus.beginning(job, "It is beginning.")
                    : JobStatus.none(job, "It has never run on this database.");
        }
        RecompressionRecord record = latest.get();
        List<LeafEntry> leaves = ledger.leaves(record.id());
        return new JobStatus(
                job,
                state(record, running),
                record.startedAt(),
                leaves.stream().filter(leaf -> leaf.position().finished()).count(),
                leaves.size(),
                leaves.stream().mapToLong(LeafEntry::rows).sum(),
                0,
                record.message());
    }

    private static JobStatus.State state(RecompressionRecord record, boolean running) {
        if (running) {
            return JobStatus.State.RUNNING;
        }
        return record.completed() ? JobStatus.State.COMPLETED : JobStatus.State.INTERRUPTED;
    }
}
