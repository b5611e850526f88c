package io.pgtrek.job.migration;

import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.RejectedValue;
import io.pgtrek.postgresql.copy.TextInput;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueReader;
import io.pgtrek.spi.ValueSink;
import java.sql.SQLException;

/**
 * Carries a column's values from lines of a reject file: what is in PostgreSQL's form as it stands, what is in the
 * source's form through the source's own reader, and what was left out from the source itself.
 */
record RetryReader(TargetTable table, TargetColumn column, RetrySource source) implements ValueReader {

    @Override
    public void read(SourceRow row, int number, ValueSink sink) throws SQLException {
        RetryRows rows = (RetryRows) row;
        RejectedValue value = rows.value(number);
        if (value == null) {
            rows.altered(number).forEach(sink::altered);
            sink.writeNull();
        } else if (value instanceof RejectedValue.Text text) {
            rows.altered(number).forEach(sink::altered);
            TextInput.write(text.text(), column.type(), sink);
        } else if (value instanceof RejectedValue.LeftOut || value instanceof RejectedValue.Unreadable) {
            readAgain(rows.line(), sink);
        } else {
            source.mapping(table, column).reader().read(row, number, sink);
        }
    }

    private void readAgain(RejectLine line, ValueSink sink) throws SQLException {
        ColumnMapping mapping = source.mapping(table, column);
        try (RowCursor rows = source.find(table, column, mapping, line.key())) {
            if (!rows.next()) {
                throw new UnconvertibleValueException("a value left out of the file, whose row the source has no more");
            }
            mapping.reader().read(rows.row(), 1, sink);
        }
    }
}
