package io.pgtrek.postgresql.copy;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads an encoded row back as text for people. */
record RowText(List<CopyColumn> columns, List<ColumnFormat> formats) {
    /**
     * The row's values by source name.
     *
     * @param start where the row begins
     * @param instead what to show for columns whose encoded value is only a stand-in
     */
    Map<String, @Nullable String> values(byte[] bytes, int start, Map<Integer, String> instead) {
        ByteBuffer row = ByteBuffer.wrap(bytes);
        row.position(start + Short.BYTES);
        Map<String, @Nullable String> values = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            String encoded = value(row, formats.get(i));
            values.put(columns.get(i).source().text(), instead.getOrDefault(i, encoded));
        }
        return values;
    }

    private static @Nullable String value(ByteBuffer row, ColumnFormat format) {
        int length = row.getInt();
        if (length < 0) {
            return null;
        }
        ByteBuffer value = row.slice(row.position(), length);
        row.position(row.position() + length);
        return ValueText.of(value, format.wire());
    }
}
