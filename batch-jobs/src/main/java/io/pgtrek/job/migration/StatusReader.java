package io.pgtrek.job.migration;

import io.pgtrek.job.JobStatus;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.JobLock;
import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.job.repository.RunStore;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.job.repository.SliceLedger;
import io.pgtrek.job.repository.StatementLedger;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Tells where a job stands, from the target's books and locks. */
final class StatusReader {

    private final Target target;

    StatusReader(Target target) {
        this.target = target;
    }

    JobStatus read(String job) throws SQLException {
        RunStore store = new RunStore(target.pool());
        Optional<RunRecord> record = store.exists() ? latest(store, job) : Optional.empty();
        boolean running = running(job);
        if (record.isEmpty()) {
            return running
                    ? JobStatus.beginning(job, "It is planning.")
                    : JobStatus.none(job, "It has never run on this target.");
        }
        return status(record.get(), running);
    }

    private Optional<RunRecord> latest(RunStore store, String job) throws SQLException {
        MetadataSchema.requireCurrent(target.pool());
        return store.latest(job);
    }

    private boolean running(String job) throws SQLException {
        try (Session session = target.session()) {
            return JobLock.isHeld(session.connection(), job);
        }
    }

    private JobStatus status(RunRecord record, boolean running) throws SQLException {
        List<SliceEntry> done = new SliceLedger(target.pool(), record.id()).entries();
        long slices = StableJson.read(record.plan(), Plan.class).tables().stream()
                .mapToLong(table -> table.slices().size())
                .sum();
        return new JobStatus(
                record.job(),
                state(record, running, done.size() == slices),
                record.startedAt(),
                done.size(),
                slices,
                done.stream().mapToLong(SliceEntry::copied).sum(),
                done.stream().mapToLong(SliceEntry::rejected).sum(),
                running ? atWork(record) : record.message());
    }

    /** What the run said when it last ended is no longer so. */
    private static String atWork(RunRecord record) {
        return record.state() == RunRecord.State.OPEN
                ? ""
                : "Another command is at work on it: the planning of a fresh run, a verification or a retry of rejected"
                        + " rows. These are the figures of the last run.";
    }

    private JobStatus.State state(RunRecord record, boolean running, boolean copied) throws SQLException {
        if (running) {
            return JobStatus.State.RUNNING;
        }
        return switch (record.state()) {
            case OPEN -> copied && anyRefused(record) ? JobStatus.State.INCOMPLETE : JobStatus.State.INTERRUPTED;
            case COMPLETED -> JobStatus.State.COMPLETED;
            case ABANDONED -> JobStatus.State.NONE;
        };
    }

    private boolean anyRefused(RunRecord record) throws SQLException {
        return new StatementLedger(target.pool(), record.id())
                .entries().values().stream().anyMatch(entry -> !entry.done());
    }
}
