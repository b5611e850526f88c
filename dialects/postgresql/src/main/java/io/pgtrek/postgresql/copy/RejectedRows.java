package io.pgtrek.postgresql.copy;

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
        Map<Integer, String> instead = fault.column() == RowFault.WHOLE_ROW ? new HashMap<>() : readRest(row, fault);
        for (int i = 0; i < target.columns().size(); i++) {
            if (encoder.largeLength(i) >= 0) {
                instead.put(i, "(" + encoder.largeLength(i) + " bytes)");
            }
        }
        Map<String, @Nullable String> values = text.values(portion.buffer().array(), portion.unfinished(), instead);
        encoder.rollbackRow();
        tally.reject();
        SQLException refusal = fault.refusal();
        handler.reject(new RejectedRow(
                target.table(), values, column(fault), fault.reason(), refusal == null ? null : refusal.getSQLState()));
    }

    /** Encodes the columns after the one at fault, so that people see the whole row. @return what could not be */
    private Map<Integer, String> readRest(SourceRow row, RowFault first) {
        Map<Integer, String> unconverted = new HashMap<>();
        RowFault fault = first;
        int next = first.column();
        while (next < target.columns().size()) {
            if (fault != null) {
                unconverted.put(fault.column(), sourceText(row, fault.column()));
                encoder.replaceValue(fault.offset());
            }
            next++;
            fault = next < target.columns().size() ? reader.readValue(row, next) : null;
        }
        return unconverted;
    }

    private static String sourceText(SourceRow row, int column) {
        try {
            String text = row.getString(column + 1);
            return text == null ? "(no text form)" : ValueText.cut(text);
        } catch (SQLException e) {
            // The driver itself cannot spell the value: say so in the row, which is rejected all the same.
            return "(unreadable, SQLSTATE " + e.getSQLState() + ")";
        }
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
