package io.pgtrek.postgresql.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.copy.CopyColumn;
import io.pgtrek.postgresql.copy.CopyTarget;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A row is the same row in one piece and in many. */
class FieldPiecesTest {

    private static final CopyTarget TABLE = new CopyTarget(
            QualifiedName.of("s", "t"),
            List.of(column("i", PgType.INTEGER), column("t", PgType.TEXT), column("j", PgType.JSONB)));
    private static final RowShape SHAPE = RowShape.of(TABLE, List.of(Identifier.of("i")));

    private static CopyColumn column(String name, PgType type) {
        return new CopyColumn(Identifier.of(name), Identifier.of(name), type, null, (row, column, sink) -> {});
    }

    @Test
    void isTheSameHoweverItIsCut() {
        Random random = new Random(1);
        byte[] large = new byte[RowShape.LARGE + 1];
        random.nextBytes(large);
        byte[] row = row(new byte[] {0, 0, 0, 7}, large, json("{\"b\":1, \"a\":2}"));
        SliceHash whole = hash(List.of(row));
        for (int round = 0; round < 20; round++) {
            CopiedRows pieces = new CopiedRows(TABLE);
            // One that was begun and then refused leaves nothing behind.
            pieces.begin();
            pieces.write(row, 0, random.nextInt(row.length));
            pieces.begin();
            for (int at = 0; at < row.length; ) {
                int length = Math.min(row.length - at, 1 + random.nextInt(round < 10 ? 7 : 1 << 19));
                pieces.write(row, at, length);
                at += length;
            }
            pieces.endLarge();
            assertThat(pieces.stored()).isEqualTo(whole);
        }
    }

    @Test
    void spellsJsonbAnew() {
        assertThat(hash(List.of(row(null, null, json("{\"b\":1, \"a\":2}")))))
                .isEqualTo(hash(List.of(row(null, null, json("{\"a\":2.0e0,\"b\":1}".replace(".0e0", ""))))))
                .isNotEqualTo(hash(List.of(row(null, null, json("{\"a\":2,\"b\":2}")))));
    }

    @Test
    void refusesARowThatEndsEarly() {
        CopiedRows pieces = new CopiedRows(TABLE);
        byte[] row = row(null, new byte[5], null);
        pieces.begin();
        pieces.write(row, 0, row.length - 4);

        assertThatThrownBy(pieces::endLarge).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void tellsApartWhatAnExclusiveOrWouldNot() {
        byte[] row = row(null, "x".getBytes(StandardCharsets.UTF_8), null);
        byte[] other = row(null, "y".getBytes(StandardCharsets.UTF_8), null);

        assertThat(hash(List.of(row, row)).sum())
                .isNotEqualTo(hash(List.of(other, other)).sum());
        assertThat(hash(List.of(row, other))).isEqualTo(hash(List.of(other, row)));
        assertThat(hash(List.of(row, row, other)).minus(hash(List.of(other)))).isEqualTo(hash(List.of(row, row)));
    }

    @Test
    void tellsNullFromEmptyAndColumnsApart() {
        byte[] none = {};
        assertThat(List.of(
                        hash(List.of(row(null, none, null))).sum(),
                        hash(List.of(row(null, null, null))).sum(),
                        hash(List.of(row(none, null, null))).sum()))
                .doesNotHaveDuplicates();
    }

    @Test
    void namesTheGroupOfColumnsThatDiffers() {
        List<CopyColumn> columns = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            columns.add(column("c" + i, PgType.TEXT));
        }
        CopyTarget wide = new CopyTarget(QualifiedName.of("s", "w"), columns);
        byte[][] values = new byte[20][1];
        CopiedRows before = new CopiedRows(wide);
        byte[] row = row(values);
        before.row(row, 0, row.length);
        values[9][0] = 1;
        CopiedRows after = new CopiedRows(wide);
        byte[] changed = row(values);
        after.row(changed, 0, changed.length);

        List<Long> a = before.stored().groups();
        List<Long> b = after.stored().groups();
        assertThat(a).hasSize(3);
        assertThat(b.get(0)).isEqualTo(a.get(0));
        assertThat(b.get(1)).isNotEqualTo(a.get(1));
        assertThat(b.get(2)).isEqualTo(a.get(2));
    }

    @Test
    void readsItsTextBack() {
        SliceHash hash = hash(List.of(row(null, new byte[3], null)));

        assertThat(SliceHash.parse(hash.text())).isEqualTo(hash);
        assertThat(hash.bytes()).isEqualTo(3);
        assertThatThrownBy(() -> SliceHash.parse("1 2")).isInstanceOf(IllegalArgumentException.class);
    }

    private static SliceHash hash(List<byte[]> rows) {
        CopiedRows copied = new CopiedRows(TABLE);
        rows.forEach(row -> copied.row(row, 0, row.length));
        return copied.stored();
    }

    private static byte[] json(String text) {
        return ("\u0001" + text).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] row(byte[]... values) {
        ByteArrayOutputStream row = new ByteArrayOutputStream();
        row.write(0);
        row.write(values.length);
        Arrays.stream(values).forEach(value -> {
            row.writeBytes(ByteBuffer.allocate(4)
                    .putInt(value == null ? -1 : value.length)
                    .array());
            row.writeBytes(value == null ? new byte[0] : value);
        });
        return row.toByteArray();
    }
}
