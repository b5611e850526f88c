package io.pgtrek.postgresql.copy;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.TestTarget;
import io.pgtrek.postgresql.copy.TestRows.Write;
import io.pgtrek.postgresql.verify.CopiedRows;
import io.pgtrek.postgresql.verify.RowHashes;
import io.pgtrek.postgresql.verify.RowShape;
import io.pgtrek.postgresql.verify.SliceHash;
import io.pgtrek.postgresql.verify.TargetData;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;

/** A table of given types that ends with its transaction, and what copying into it rejected. */
final class CopyFixture implements AutoCloseable {
    static final QualifiedName TABLE = QualifiedName.of("public", "t");

    private static final String DATABASE = create();

    final Connection connection;
    final List<RejectedRow> rejected = new ArrayList<>();
    private @Nullable SliceHash hash;
    private int portionBytes = SliceCopier.PORTION_BYTES;

    CopyFixture() throws SQLException {
        connection = TestTarget.connect(DATABASE, "postgres");
    }

    CopyFixture withPortions(int bytes) {
        portionBytes = bytes;
        return this;
    }

    int portionBytes() {
        return portionBytes;
    }

    private static String create() {
        try {
            return TestTarget.create("TEMPLATE template0");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Creates the table with columns c1, c2, … that came from s1, s2, … */
    CopyTarget table(PgType... types) throws SQLException {
        CopyTarget target = target(types);
        TestTarget.execute(
                connection,
                target.columns().stream()
                        .map(column -> column.name() + " " + PgTypeNames.sql(column.type(), "public.mood"))
                        .collect(Collectors.joining(", ", "CREATE TABLE t (", ")")));
        return target;
    }

    static CopyTarget target(PgType... types) {
        List<CopyColumn> columns = new ArrayList<>();
        for (PgType type : types) {
            int number = columns.size() + 1;
            columns.add(new CopyColumn(
                    Identifier.of("s" + number),
                    Identifier.of("c" + number),
                    type,
                    QualifiedName.of("public", "mood"),
                    TestRows.READER));
        }
        return new CopyTarget(TABLE, columns);
    }

    SliceResult copy(CopyTarget target, Iterable<List<Write>> rows) {
        CopiedRows copied = new CopiedRows(target);
        SliceResult result = new SliceCopier(portionBytes)
                .copy(connection, target, new TestRows(rows), rejected::add, CopyObserver.NONE, copied);
        hash = hash == null ? copied.stored() : hash.plus(copied.stored());
        requireStored(target);
        return result;
    }

    /** Whatever was copied, its hash is that of what is stored. */
    private void requireStored(CopyTarget target) {
        RowShape shape = RowShape.of(target, List.of());
        RowHashes stored = new RowHashes(shape);
        try {
            TargetData.read(connection, target, shape, null, stored);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        assertThat(stored.result()).isEqualTo(hash);
    }

    Optional<SliceResult> copyFrozen(CopyTarget target, Iterable<List<Write>> rows) {
        SliceCopier copier = new SliceCopier(portionBytes);
        return copier.prepareFrozen(connection, target.table())
                ? copier.copyFrozen(
                        connection, target, new TestRows(rows), rejected::add, CopyObserver.NONE, StoredRows.UNSEEN)
                : Optional.empty();
    }

    /** One row for each value of the only column. */
    SliceResult copyValues(CopyTarget target, List<Write> values) {
        return copy(target, values.stream().map(List::of).toList());
    }

    List<String> texts(String query) throws SQLException {
        return TestTarget.texts(connection, query);
    }

    /** What COPY gives back, without header and trailer. */
    ByteBuffer storedRows() throws SQLException, IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        connection.unwrap(PGConnection.class).getCopyAPI().copyOut("COPY t TO STDOUT (FORMAT binary)", bytes);
        return ByteBuffer.wrap(bytes.toByteArray(), 19, bytes.size() - 21).slice();
    }

    @Override
    public void close() throws SQLException {
        connection.rollback();
        connection.close();
    }
}
