package io.pgtrek.job.migration;

import io.pgtrek.catalog.Table;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.job.repository.SliceEntry;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.CopyColumn;
import io.pgtrek.postgresql.copy.CopyTarget;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Mapping;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.Slice;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns the plan's words about a table into what reader and copier take. */
final class SliceRequests {

    /** Rows a driver may hold at once for one cursor: that many, or those of so many bytes, by estimate. */
    private static final int MOST_ROWS = 2_000;

    private static final long MOST_BYTES = 1 << 20;

    private final MigrationRun run;
    private final RejectBudget budget;
    private final CreatedTables created;
    private final @Nullable ActualTables actual;

    SliceRequests(MigrationRun run) throws SQLException {
        this.run = run;
        long rejected =
                run.slices().entries().stream().mapToLong(SliceEntry::rejected).sum();
        this.budget = new RejectBudget(run.configuration().copy().maxRejects(), rejected);
        this.created = CreatedTables.read(run);
        this.actual = run.configuration().plan() == null ? null : ActualTables.read(run);
    }

    /** Whether the table could be created; if not, a finding says why. */
    boolean exists(TargetTable table) {
        return created.contains(table.name()) && (actual == null || actual.contains(table));
    }

    ReadRequest request(TargetTable table, Slice slice) {
        List<ReadRequest.Projection> columns = copied(table).stream()
                .map(column -> new ReadRequest.Projection(
                        column.source().name(), mapping(table.source(), column).projection()))
                .toList();
        return new ReadRequest(
                table.source().name(),
                columns,
                slice,
                run.configuration().copy().whereFor(table.source().name()),
                fetchSize(table.source()));
    }

    private static int fetchSize(Table table) {
        long rowBytes = table.estimatedRows() <= 0 ? 0 : table.estimatedBytes() / table.estimatedRows();
        return (int) Math.max(1, Math.min(MOST_ROWS, MOST_BYTES / Math.max(1, rowBytes)));
    }

    CopyTarget target(TargetTable table) {
        return new CopyTarget(
                table.name(),
                copied(table).stream()
                        .map(column -> new CopyColumn(
                                column.source().name(),
                                column.name(),
                                column.type(),
                                column.enumType(),
                                mapping(table.source(), column).reader()))
                        .toList());
    }

    private List<TargetColumn> copied(TargetTable table) {
        return actual == null ? table.copiedColumns() : actual.copied(table);
    }

    private ColumnMapping mapping(Table table, TargetColumn column) {
        Mapping mapping = run.source().dialect().types().mapTo(table, column.source(), column.type());
        if (mapping instanceof ColumnMapping found) {
            return found;
        }
        throw new MigrateException(
                ErrorCode.CONFIGURATION_CHANGED,
                "Column " + table.name() + "." + column.source().name()
                        + " can no longer be carried to the type the stored plan names.",
                null,
                "Another version of this program made the plan. Begin anew with --fresh.");
    }

    /** These rejected rows count no longer, since their slice is copied again. */
    void forget(long rejected) {
        budget.giveBack(rejected);
    }

    RejectFile rejects(TargetTable table, Slice slice) {
        return new RejectFile(
                RejectPaths.of(run, new SliceName(table.number(), slice.number())),
                RejectOrigin.of(run, table, slice.number()),
                budget);
    }
}
