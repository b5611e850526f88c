package io.pgtrek.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Capability;
import io.pgtrek.spi.Snapshot;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several readers see what the source says they see. The fixture's user may do all that sharing needs. */
public interface SnapshotContract extends DialectContract {

    /** A snapshot that closes its readers, too. */
    private static void with(DialectFixture fixture, int readers, Looking looking) throws Exception {
        try (OpenedSource source = new OpenedSource(fixture);
                Snapshot snapshot = source.dialect()
                        .snapshots()
                        .share(fixture.connections(), readers, List.of(fixture.table(SampleSchema.ORDERS)))) {
            try {
                looking.at(source, snapshot);
            } finally {
                for (Connection reader : snapshot.readers()) {
                    reader.close();
                }
            }
        }
    }

    /** What a test does with a snapshot. */
    @FunctionalInterface
    interface Looking {
        void at(OpenedSource source, Snapshot snapshot) throws Exception;
    }

    @Test
    default void readersShareAPointInTimeWhereDeclared() throws Exception {
        DialectFixture fixture = fixture();
        try (BusyWriter writer = new BusyWriter(fixture)) {
            for (int round = 1; round <= 5; round++) {
                writer.awaitWork();
                with(fixture, 6, (source, snapshot) -> {
                    writer.awaitWork();
                    assertShared(
                            source, snapshot, counts(source, snapshot.readers(), fixture.table(SampleSchema.ORDERS)));
                });
            }
        }
    }

    private static void assertShared(OpenedSource source, Snapshot snapshot, List<Long> seen) {
        boolean declared = source.dialect().capabilities().contains(Capability.SHARED_SNAPSHOT);
        assertThat(snapshot.readers()).hasSize(6);
        assertThat(snapshot.sharing() == Snapshot.Sharing.ONE_POINT).isEqualTo(declared);
        if (declared) {
            assertThat(seen).as("what the readers count").containsOnly(seen.get(0));
            assertThat(snapshot.findings()).isEmpty();
        } else {
            assertThat(snapshot.findings()).isNotEmpty();
        }
    }

    @Test
    default void readersKeepTheirPointInTime() throws Exception {
        DialectFixture fixture = fixture();
        QualifiedName orders = fixture.table(SampleSchema.ORDERS);
        with(fixture, 3, (source, snapshot) -> {
            List<Long> before = counts(source, snapshot.readers(), orders);
            source.write("insert into orders (customer_id, order_no) values (2, 1)");
            boolean kept = counts(source, snapshot.readers(), orders).equals(before);
            assertThat(kept).isEqualTo(snapshot.sharing() != Snapshot.Sharing.NONE);
        });
    }

    @Test
    default void aFurtherReaderSeesTheSameOnlyWhereTheSnapshotLasts() throws Exception {
        DialectFixture fixture = fixture();
        QualifiedName orders = fixture.table(SampleSchema.ORDERS);
        with(fixture, 2, (source, snapshot) -> {
            long before = source.dialect().reader().count(snapshot.readers().get(0), orders, null);
            source.write("insert into orders (customer_id, order_no) values (2, 1)");
            try (Connection further = snapshot.another()) {
                boolean same = source.dialect().reader().count(further, orders, null) == before;
                assertThat(same).isEqualTo(snapshot.lasting());
            }
        });
    }

    @Test
    default void oneReaderNeedsNoLock() throws Exception {
        with(fixture(), 1, (source, snapshot) -> {
            assertThat(snapshot.readers()).hasSize(1);
            assertThat(snapshot.locked()).isEqualTo(Duration.ZERO);
        });
    }

    @Test
    default void writersGoOnOnceTheReadersHaveBegun() throws Exception {
        DialectFixture fixture = fixture();
        with(fixture, 4, (source, snapshot) -> {
            long start = System.nanoTime();
            source.write("insert into orders (customer_id, order_no) values (2, 1)");
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
            assertThat(snapshot.locked()).isLessThan(Duration.ofSeconds(2));
        });
    }

    private static List<Long> counts(OpenedSource source, List<Connection> readers, QualifiedName table)
            throws SQLException {
        List<Long> counts = new ArrayList<>();
        for (Connection reader : readers) {
            counts.add(source.dialect().reader().count(reader, table, null));
        }
        return counts;
    }
}
