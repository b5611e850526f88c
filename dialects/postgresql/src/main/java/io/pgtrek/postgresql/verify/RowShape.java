package io.pgtrek.postgresql.verify;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.codec.XxHash64;
import io.pgtrek.name.Identifier;
import io.pgtrek.postgresql.copy.CopyColumn;
import io.pgtrek.postgresql.copy.CopyTarget;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Set;

/** What hashing must know of a table's columns. Immutable. */
public final class RowShape {
    /** Values of more bytes are represented by length and SHA-256, so that they need never be held. */
    public static final int LARGE = 1 << 20;

    /** Bytes of a SHA-256. */
    static final int DIGEST = 32;

    /** Columns hashed together; the sums of the groups tell in which of them rows differ. */
    private static final int GROUP = 8;

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final Set<PgType> SIZED =
            Set.of(PgType.TEXT, PgType.CITEXT, PgType.BYTEA, PgType.JSON, PgType.JSONB, PgType.XML);

    private final boolean[] sized;
    private final boolean[] jsonb;
    private final boolean anyJsonb;
    private final int[] key;

    private RowShape(boolean[] sized, boolean[] jsonb, int[] key) {
        this.sized = sized;
        this.jsonb = jsonb;
        this.key = key;
        boolean any = false;
        for (boolean one : jsonb) {
            any |= one;
        }
        this.anyJsonb = any;
    }

    /** @param key columns of the target by which a row is found again; empty where there is no key */
    public static RowShape of(CopyTarget table, List<Identifier> key) {
        List<CopyColumn> columns = table.columns();
        boolean[] sized = new boolean[columns.size()];
        boolean[] jsonb = new boolean[columns.size()];
        for (int i = 0; i < sized.length; i++) {
            sized[i] = sized(columns.get(i).type());
            jsonb[i] = columns.get(i).type().equals(PgType.JSONB);
        }
        List<Identifier> names = columns.stream().map(CopyColumn::name).toList();
        return new RowShape(
                sized, jsonb, key.stream().mapToInt(names::indexOf).sorted().toArray());
    }

    /** Whether its values may be longer than {@link #LARGE}; of such columns the bytes are added up, too. */
    static boolean sized(PgType type) {
        return SIZED.contains(type);
    }

    int columns() {
        return sized.length;
    }

    boolean sized(int column) {
        return sized[column];
    }

    boolean jsonb(int column) {
        return jsonb[column];
    }

    boolean anyJsonb() {
        return anyJsonb;
    }

    /** At least one, also without columns. */
    int groups() {
        return Math.max(1, (sized.length + GROUP - 1) / GROUP);
    }

    /** The first column of the next group. */
    int groupEnd(int group) {
        return Math.min(sized.length, (group + 1) * GROUP);
    }

    boolean hasKey() {
        return key.length > 0;
    }

    boolean isKey(int column) {
        for (int one : key) {
            if (one == column) {
                return true;
            }
        }
        return false;
    }

    /** Length of the field that begins there, -1 for NULL. */
    static int length(byte[] row, int at) {
        return (int) INT.get(row, at);
    }

    /** Where the field that begins there ends in a canonical row. */
    static int end(byte[] row, int at) {
        int length = length(row, at);
        return at + Integer.BYTES + (length > LARGE ? DIGEST : Math.max(0, length));
    }

    /** Hash of the key's values; without a key, of the whole row. */
    long keyHash(byte[] row, int from) {
        long hash = 0;
        int at = from;
        for (int column = 0; column < sized.length; column++) {
            int end = end(row, at);
            if (key.length == 0 || isKey(column)) {
                hash = mix(hash, XxHash64.of(row, at, end - at));
            }
            at = end;
        }
        return hash;
    }

    /** Hash of the whole row, as {@link RowHashes} adds it up. */
    long rowHash(byte[] row, int from) {
        long hash = 0;
        int at = from;
        int column = 0;
        for (int group = 0; group < groups(); group++) {
            int start = at;
            for (int end = groupEnd(group); column < end; column++) {
                at = end(row, at);
            }
            hash = mix(hash, XxHash64.of(row, start, at - start));
        }
        return hash;
    }

    /** Makes one hash of two; their order matters. */
    static long mix(long hash, long next) {
        long mixed = (hash ^ next) * 0x9E3779B97F4A7C15L;
        return (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L + next;
    }
}
