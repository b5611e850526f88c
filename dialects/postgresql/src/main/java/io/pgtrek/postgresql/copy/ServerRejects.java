package io.pgtrek.postgresql.copy;

import java.sql.SQLException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hands over rows that the server refused. */
record ServerRejects(CopyTarget target, RowText text, SliceTally tally, RejectHandler handler) {
    void reject(Portion portion, int row, SQLException e) {
        Refusals refusals = new Refusals(target);
        Map<String, @Nullable RejectedValue> values =
                text.values(portion.buffer().array(), portion.rowStart(row), Map.of());
        AlterationCounts alterations = new AlterationCounts(target.columns().size());
        portion.count(row, row + 1, alterations);
        tally.refuse(portion, row);
        handler.reject(new RejectedRow(
                target.table(),
                values,
                alterations.byColumn(target.columns()),
                refusals.column(e),
                refusals.reason(e),
                String.valueOf(e.getSQLState()),
                e.getSQLState()));
    }
}
