package io.pgtrek.postgresql.copy;

import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.SourceRow;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes a row back that never got as far as a portion, and hands it over as text. */
record RejectedRows(
        CopyTarget target,
        RowText text,
        Portion portion,
        BinaryCopyEncoder encoder,
        RowReader reader,
        SliceTally tally,
        RejectHandler handler) {

    void reject(SourceRow row, RowFault fault) {
        Map<Integer, @Nullable RejectedValue> instead =
                fault.column() == RowFault.WHOLE_ROW ? new HashMap<>() : readRest(row, fault);
        for (int i = 0; i < target.columns().size(); i++) {
            if (encoder.largeLength(i) >= 0) {
                instead.put(i, new RejectedValue.LeftOut(encoder.largeLength(i)));
            }
        }
        Map<String, @Nullable RejectedValue> values =
                text.values(portion.buffer().array(), portion.unfinished(), instead);
        Map<String, Map<Alteration, Long>> altered = alterations();
        instead.keySet()
                .forEach(i -> altered.remove(target.columns().get(i).source().text()));
        encoder.rollbackRow();
        tally.reject();
        SQLException refusal = fault.refusal();
        String state = refusal == null ? null : refusal.getSQLState();
        handler.reject(new RejectedRow(
                target.table(),
                values,
                altered,
                column(fault),
                fault.reason(),
                state == null ? fault.code() : state,
                state));
    }

    private Map<String, Map<Alteration, Long>> alterations() {
        AlterationCounts counts = new AlterationCounts(target.columns().size());
        portion.countUnfinished(counts);
        return counts.byColumn(target.columns());
    }

    /** Encodes the columns after the one at fault, so that people see the whole row. @return what could not be */
    private Map<Integer, @Nullable RejectedValue> readRest(SourceRow row, RowFault first) {
        Map<Integer, @Nullable RejectedValue> unconverted = new HashMap<>();
        RowFault fault = first;
        int next = first.column();
        while (next < target.columns().size()) {
            if (fault != null) {
                unconverted.put(fault.column(), SourceValues.of(row, fault.column()));
                encoder.replaceValue(fault.offset());
            }
            next++;
            fault = next < target.columns().size() ? reader.readValue(row, next) : null;
        }
        return unconverted;
    }

    private @Nullable String column(RowFault fault) {
        SQLException refusal = fault.refusal();
        if (refusal != null) {
            return new Refusals(target).column(refusal);
        }
        return fault.column() == RowFault.WHOLE_ROW
                ? null
                : target.columns().get(fault.column()).source().text();
    }
}
