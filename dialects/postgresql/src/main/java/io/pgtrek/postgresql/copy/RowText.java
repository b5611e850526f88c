package io.pgtrek.postgresql.copy;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads an encoded row back as text, from which it can be loaded again. */
record RowText(List<CopyColumn> columns, List<ColumnFormat> formats) {

    /**
     * The row's values by source name.
     *
     * @param start where the row begins
     * @param instead what to show for columns whose encoded value is only a stand-in
     */
    Map<String, @Nullable RejectedValue> values(
            byte[] bytes, int start, Map<Integer, @Nullable RejectedValue> instead) {
        ByteBuffer row = ByteBuffer.wrap(bytes);
        row.position(start + Short.BYTES);
        Map<String, @Nullable RejectedValue> values = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            RejectedValue encoded = value(row, formats.get(i));
            values.put(columns.get(i).source().text(), instead.containsKey(i) ? instead.get(i) : encoded);
        }
        return values;
    }

    private static @Nullable RejectedValue value(ByteBuffer row, ColumnFormat format) {
        int length = row.getInt();
        if (length < 0) {
            return null;
        }
        ByteBuffer value = row.slice(row.position(), length);
        row.position(row.position() + length);
        return length > RejectedRow.MOST_VALUE
                ? new RejectedValue.LeftOut(length)
                : new RejectedValue.Text(ValueText.of(value, format.wire()));
    }
}
