package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.RunOptions;
import io.pgtrek.job.connect.Session;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.connect.Target;
import io.pgtrek.job.repository.MetadataSchema;
import io.pgtrek.job.repository.RunRecord;
import io.pgtrek.job.repository.RunStore;
import io.pgtrek.job.repository.SliceLedger;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.job.repository.StatementLedger;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.job.run.ToolVersion;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.catalog.TargetInspector;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DropRenderer;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Decides whether to continue, to begin or to refuse; the target is not changed before that is clear. */
final class Preparation {

    private final MigrationConfiguration configuration;
    private final RunOptions options;
    private final Source source;
    private final Target target;
    private final RunStore store;
    private final PhaseClock clock;

    Preparation(
            MigrationConfiguration configuration, RunOptions options, Source source, Target target, PhaseClock clock) {
        this.configuration = configuration;
        this.options = options;
        this.source = source;
        this.target = target;
        this.store = new RunStore(target.pool());
        this.clock = clock;
    }

    /** The run to work on, open in the target's books. */
    RunRecord prepare() {
        try {
            Optional<RunRecord> latest = latest();
            if (options.fresh()) {
                return begin(latest);
            }
            if (options.refresh()) {
                return refreshed();
            }
            if (latest.isPresent() && latest.get().state() == RunRecord.State.COMPLETED) {
                throw alreadyDone(latest.get());
            }
            Optional<RunRecord> open = latest.filter(record -> record.state() == RunRecord.State.OPEN);
            return open.isPresent() ? continued(open.get()) : begin(Optional.empty());
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    /** Before any look into the books, which an older program may have made, they are brought to this one's version. */
    private Optional<RunRecord> latest() throws SQLException {
        if (!store.exists()) {
            return Optional.empty();
        }
        MetadataSchema.upgrade(target.pool());
        return store.latest(configuration.name());
    }

    private RunRecord refreshed() throws SQLException {
        if (configuration.plan() != null) {
            throw new MigrateException(
                    ErrorCode.REFRESH_BLOCKED,
                    "A job with an edited plan cannot be refreshed: what its files create is not known well enough to be"
                            + " dropped and made again.",
                    null,
                    "Migrate again with --fresh.");
        }
        return store.refresh(configuration.name(), ran().id());
    }

    /** The job's last run, whose data is all in the target; the target's books are of this program's version then. */
    RunRecord ran() {
        try {
            RunRecord record = latest().filter(latest -> latest.state() != RunRecord.State.ABANDONED)
                    .orElseThrow(this::notYetRun);
            requireData(record);
            return continued(record);
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    private void requireData(RunRecord record) throws SQLException {
        Set<SliceName> copied = new SliceLedger(target.pool(), record.id())
                .entries().stream()
                        .map(entry -> new SliceName(entry.table(), entry.slice()))
                        .collect(Collectors.toSet());
        Set<String> created = new StatementLedger(target.pool(), record.id())
                .entries().values().stream()
                        .filter(StatementEntry::done)
                        .map(StatementEntry::id)
                        .collect(Collectors.toSet());
        boolean complete = StableJson.read(record.plan(), Plan.class).tables().stream()
                .filter(table -> created.contains(DdlRenderer.tableId(table.name())))
                .allMatch(table -> table.slices().stream()
                        .allMatch(slice -> copied.contains(new SliceName(table.number(), slice.number()))));
        if (!complete || created.isEmpty()) {
            throw notYetRun();
        }
    }

    private MigrateException notYetRun() {
        return new MigrateException(
                ErrorCode.NOT_YET_RUN,
                "Job \"" + configuration.name() + "\" has not copied its data to this target yet.",
                null,
                "Run it first: " + configuration.invocation().command("run"));
    }

    private RunRecord continued(RunRecord record) throws SQLException {
        try (Connection connection = target.pool().getConnection()) {
            ChangedConfiguration.refuse(configuration, record, connection);
        }
        if (configuration.select().objects().contains(ObjectGroup.TABLES)) {
            new SourcePlanning(configuration, source, clock)
                    .requireUnchanged(StableJson.read(record.plan(), Plan.class));
        }
        return record;
    }

    private MigrateException alreadyDone(RunRecord record) {
        return new MigrateException(
                ErrorCode.TARGET_NOT_EMPTY,
                "Job \"" + record.job() + "\" is complete on this target; nothing is left to do.",
                "Begun " + record.startedAt() + ".",
                "To copy what has changed since: " + configuration.invocation().command("run", "--refresh")
                        + "\nTo drop what it created and migrate again: "
                        + configuration.invocation().command("run", "--fresh"));
    }

    private RunRecord begin(Optional<RunRecord> former) throws SQLException {
        Plan plan = plan();
        SourcePlanning.requireUnblocked(plan.findings());
        try (Session session = target.session()) {
            SourcePlanning.requireUnblocked(TargetInspector.obstacles(session.connection(), plan));
            makeRoom(session.connection(), plan, former);
        }
        MetadataSchema.upgrade(target.pool());
        return store.create(
                configuration.name(), Fingerprint.of(configuration), ToolVersion.current(), StableJson.write(plan));
    }

    /** One transaction, so that the former run is gone with all it created, or still there with all of it. */
    private void makeRoom(Connection connection, Plan plan, Optional<RunRecord> former) throws SQLException {
        connection.setAutoCommit(false);
        if (former.isPresent() && former.get().state() != RunRecord.State.ABANDONED) {
            drop(connection, former.get());
            store.abandon(connection, former.get().id());
        }
        TargetInspector.requireEmpty(connection, plan);
        connection.commit();
    }

    private Plan plan() {
        return configuration.plan() == null
                ? new SourcePlanning(configuration, source, clock).plan()
                : new PlanDirectory(configuration.plan(), configuration.invocation()).plan();
    }

    private void drop(Connection connection, RunRecord former) throws SQLException {
        Map<String, StatementEntry> entries = new StatementLedger(target.pool(), former.id()).entries();
        Plan plan = StableJson.read(former.plan(), Plan.class);
        try (Statement statement = connection.createStatement()) {
            for (String sql : DropRenderer.render(
                    plan, id -> entries.containsKey(id) && entries.get(id).done())) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw notDropped(e);
        }
    }

    private static MigrateException notDropped(SQLException e) {
        MigrateException failure = TargetFailure.writing("to drop what the former run created", e);
        if (!"2BP01".equals(e.getSQLState())) {
            return failure;
        }
        return new MigrateException(
                ErrorCode.TARGET_NOT_EMPTY,
                "What the former run created cannot be dropped: other objects were built on it. Nothing was dropped.",
                failure.detail(),
                "Drop those objects first, then run again with --fresh.",
                e);
    }
}
