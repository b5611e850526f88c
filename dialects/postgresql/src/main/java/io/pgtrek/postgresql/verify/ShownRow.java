package io.pgtrek.postgresql.verify;

import io.pgtrek.codec.XxHash64;
import io.pgtrek.postgresql.copy.ValueDisplay;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** One row, kept to be shown: of each value its length, its hash and as much as a person reads. */
record ShownRow(List<Field> fields) {
    private static final int KEPT = 4_096;
    private static final int LONGEST = 200;

    ShownRow {
        fields = List.copyOf(fields);
    }

    /** A value; {@code kept} is all of it, or its beginning. */
    record Field(int length, long hash, byte[] kept) {
        boolean same(Field other) {
            return length == other.length && hash == other.hash;
        }
    }

    static ShownRow of(RowShape shape, byte[] row, int from) {
        List<Field> fields = new ArrayList<>();
        int at = from;
        for (int i = 0; i < shape.columns(); i++) {
            int end = RowShape.end(row, at);
            int start = at + Integer.BYTES;
            byte[] kept = Arrays.copyOfRange(row, start, Math.min(end, start + KEPT));
            fields.add(new Field(RowShape.length(row, at), XxHash64.of(row, start, end - start), kept));
            at = end;
        }
        return new ShownRow(fields);
    }

    /** The value for people; null for NULL. */
    @Nullable
    String text(int column, ValueDisplay display) {
        Field field = fields.get(column);
        if (field.length < 0) {
            return null;
        }
        if (field.length > RowShape.LARGE) {
            return "(" + field.length + " bytes, SHA-256 "
                    + hex(ByteBuffer.wrap(field.kept).getLong()) + "...)";
        }
        boolean cut = field.kept.length < field.length;
        if (cut && !display.canBeCut(column)) {
            return "(" + field.length + " bytes, hash " + hex(field.hash) + ")";
        }
        String text = display.text(column, ByteBuffer.wrap(field.kept));
        return cut || text.length() > LONGEST
                ? shortened(text) + "... (" + field.length + " bytes, hash " + hex(field.hash) + ")"
                : text;
    }

    private static String shortened(String text) {
        int end = Math.min(text.length(), LONGEST);
        return text.substring(0, end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
    }

    private static String hex(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }
}
