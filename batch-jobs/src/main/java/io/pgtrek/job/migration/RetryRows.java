package io.pgtrek.job.migration;

import io.pgtrek.plan.TargetColumn;
import io.pgtrek.postgresql.copy.RejectedValue;
import io.pgtrek.spi.Alteration;
import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.SourceRow;
import io.pgtrek.spi.UnconvertibleValueException;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines of a reject file as rows of a source; the getters give what stands there in the source's form. */
final class RetryRows implements RowCursor, SourceRow {

    private final List<RejectLine> lines;
    private final List<String> columns;
    private int at = -1;

    RetryRows(List<RejectLine> lines, List<TargetColumn> columns) {
        this.lines = lines;
        this.columns =
                columns.stream().map(column -> column.source().name().text()).toList();
    }

    @Override
    public boolean next() {
        return ++at < lines.size();
    }

    @Override
    public SourceRow row() {
        return this;
    }

    @Override
    public void close() {}

    RejectLine line() {
        return lines.get(at);
    }

    /** @param column 1 for the first */
    @Nullable
    RejectedValue value(int column) {
        return line().values().get(columns.get(column - 1));
    }

    /** What policy changed in the value when it was converted. */
    List<Alteration> altered(int column) {
        return line().altered().getOrDefault(columns.get(column - 1), List.of());
    }

    @Override
    public boolean isPrinted(int column) {
        return value(column) instanceof RejectedValue.SourceText;
    }

    @Override
    public boolean wasNull() {
        return false;
    }

    @Override
    public long getLong(int column) throws SQLException {
        try {
            return getDecimal(column).longValueExact();
        } catch (ArithmeticException e) {
            throw new UnconvertibleValueException(Refusal.RANGE, "not a whole number in the range of bigint");
        }
    }

    @Override
    public int getInt(int column) throws SQLException {
        return (int) getLong(column);
    }

    @Override
    public double getDouble(int column) throws SQLException {
        try {
            return Double.parseDouble(getString(column));
        } catch (NumberFormatException e) {
            throw new UnconvertibleValueException("not a number");
        }
    }

    @Override
    public float getFloat(int column) throws SQLException {
        return (float) getDouble(column);
    }

    @Override
    public BigDecimal getDecimal(int column) throws SQLException {
        try {
            return new BigDecimal(getString(column));
        } catch (NumberFormatException e) {
            throw new UnconvertibleValueException("not a number");
        }
    }

    @Override
    public String getString(int column) throws SQLException {
        RejectedValue value = value(column);
        if (value instanceof RejectedValue.SourceText text) {
            return text.text();
        }
        if (value instanceof RejectedValue.SourceNumber number) {
            return number.number();
        }
        if (value instanceof RejectedValue.Text text) {
            return text.text();
        }
        if (value instanceof RejectedValue.SourceHex hex) {
            return new String(HexFormat.of().parseHex(hex.hex()), StandardCharsets.UTF_8);
        }
        throw new SQLException("the file does not hold the value", "02000");
    }

    @Override
    public byte[] getBytes(int column) throws SQLException {
        return value(column) instanceof RejectedValue.SourceHex hex
                ? HexFormat.of().parseHex(hex.hex())
                : getString(column).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public InputStream getStream(int column) throws SQLException {
        return new ByteArrayInputStream(getBytes(column));
    }

    /** As a source would whose values carry their own type. */
    @Override
    public Object getObject(int column) throws SQLException {
        RejectedValue value = value(column);
        if (value instanceof RejectedValue.SourceHex) {
            return getBytes(column);
        }
        return value instanceof RejectedValue.SourceNumber number ? number(number.number()) : getString(column);
    }

    private static Object number(String text) {
        try {
            return text.matches("-?\\d{1,18}") ? (Object) Long.valueOf(text) : (Object) Double.valueOf(text);
        } catch (NumberFormatException e) {
            throw new UnconvertibleValueException("not a number");
        }
    }
}
