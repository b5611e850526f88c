package io.pgtrek.postgresql.copy;

import java.nio.ByteBuffer;
import java.util.List;

/** Reads values in binary form as text for people; long ones are cut and say so. */
public final class ValueDisplay {
    private final List<ColumnFormat> formats;

    public ValueDisplay(CopyTarget table) {
        this.formats = ColumnFormats.of(table.columns(), type -> 0);
    }

    /** @param value jsonb as text, without the version byte; of text and bytea, a beginning will do */
    public String text(int column, ByteBuffer value) {
        Wire wire = formats.get(column).wire();
        return ValueText.of(value, wire == Wire.JSONB ? Wire.TEXT : wire);
    }

    /** Whether a beginning of the value can be shown. */
    public boolean canBeCut(int column) {
        Wire wire = formats.get(column).wire();
        return wire == Wire.TEXT || wire == Wire.JSONB || wire == Wire.BYTES;
    }
}
