package io.pgtrek.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Capability;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange.KeyRange;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What is declared shows in the sample schema, and what is not declared shows nowhere. */
public interface CapabilityContract extends DialectContract {

    @Test
    default void theCatalogShowsWhatIsDeclaredAndNothingElse() throws Exception {
        try (OpenedSource source = new OpenedSource(fixture())) {
            Schema schema = source.schema();
            assertShown(source, Capability.COMMENTS, tables(schema, CapabilityContract::hasComment));
            assertShown(source, Capability.SEQUENCES, !schema.sequences().isEmpty());
            assertShown(source, Capability.ROUTINES, !schema.routines().isEmpty());
            assertShown(
                    source,
                    Capability.GENERATED_COLUMNS,
                    tables(schema, table -> table.columns().stream().anyMatch(c -> c.generated() != null)));
            assertShown(
                    source,
                    Capability.PARTIAL_INDEXES,
                    tables(schema, table -> table.indexes().stream().anyMatch(index -> index.where() != null)));
            assertShown(
                    source,
                    Capability.CHECKS,
                    tables(schema, table -> !table.checks().isEmpty()));
        }
    }

    @Test
    default void keyRangesAreUsedOnlyWhereDeclared() throws Exception {
        try (OpenedSource source = new OpenedSource(fixture())) {
            boolean ranges = false;
            for (Table table : source.schema().tables()) {
                ranges |= source.slices(table, 1).stream().map(Slice::range).anyMatch(KeyRange.class::isInstance);
            }
            assertShown(source, Capability.KEY_RANGE_SLICES, ranges);
        }
    }

    @Test
    default void aConnectionStaysAtItsPointInTimeOnlyWhereDeclared() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            QualifiedName orders = fixture.table(SampleSchema.ORDERS);
            source.dialect().snapshots().begin(source.connection());
            long before = source.count(orders);
            addOrder(source);
            assertShown(source, Capability.CONNECTION_SNAPSHOT, source.count(orders) == before);
        }
    }

    private static void addOrder(OpenedSource source) throws Exception {
        source.write("insert into orders (customer_id, order_no) values (2, 1)");
    }

    private static void assertShown(OpenedSource source, Capability capability, boolean shown) {
        assertThat(shown)
                .as("%s shows, as declared", capability)
                .isEqualTo(source.dialect().capabilities().contains(capability));
    }

    private static boolean tables(Schema schema, Predicate<Table> condition) {
        return schema.tables().stream().anyMatch(condition);
    }

    private static boolean hasComment(Table table) {
        return table.comment() != null || table.columns().stream().anyMatch(column -> column.comment() != null);
    }
}
