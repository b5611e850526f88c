package io.pgtrek.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Selection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The catalog holds what the sample schema has. */
public interface IntrospectionContract extends DialectContract {

    @Test
    default void catalogHoldsExactlyTheSampleTables() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            assertThat(source.schema().tables())
                    .extracting(table -> table.name().name())
                    .containsExactlyInAnyOrder(
                            fixture.name(SampleSchema.CUSTOMER),
                            fixture.name(SampleSchema.ORDERS),
                            fixture.name(SampleSchema.ORDER_LINE),
                            fixture.hostileTable());
        }
    }

    @Test
    default void catalogIsTheSameTwice() throws Exception {
        try (OpenedSource source = new OpenedSource(fixture())) {
            Catalog first = source.catalog();
            assertThat(source.catalog()).isEqualTo(first);
        }
    }

    @Test
    default void primaryKeysHaveTheirColumnsInOrder() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            assertThat(source.table(SampleSchema.CUSTOMER).primaryKey())
                    .extracting(Key::columns)
                    .isEqualTo(names(fixture, "id"));
            assertThat(source.table(SampleSchema.ORDER_LINE).primaryKey())
                    .extracting(Key::columns)
                    .isEqualTo(names(fixture, "customer_id", "order_no", "line_no"));
        }
    }

    @Test
    default void foreignKeysPairTheirColumns() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            List<ForeignKey> keys = source.table(SampleSchema.ORDER_LINE).foreignKeys();
            assertThat(keys).singleElement().satisfies(key -> {
                assertThat(key.columns()).isEqualTo(names(fixture, "customer_id", "order_no"));
                assertThat(key.referencedTable()).isEqualTo(fixture.table(SampleSchema.ORDERS));
                assertThat(key.referencedColumns()).isEqualTo(names(fixture, "customer_id", "order_no"));
            });
        }
    }

    @Test
    default void uniqueKeysAreFound() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            assertThat(source.table(SampleSchema.CUSTOMER).uniqueKeys())
                    .extracting(Key::columns)
                    .containsExactly(names(fixture, "email"));
        }
    }

    @Test
    default void columnsKnowWhetherTheyMayBeNull() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            Table customer = source.table(SampleSchema.CUSTOMER);
            assertThat(customer.column(fixture.name("name")).orElseThrow().nullable())
                    .isFalse();
            assertThat(customer.column(fixture.name("email")).orElseThrow().nullable())
                    .isTrue();
        }
    }

    @Test
    default void columnsCountFromOneWithoutGaps() throws Exception {
        try (OpenedSource source = new OpenedSource(fixture())) {
            for (Table table : source.schema().tables()) {
                List<Integer> positions =
                        table.columns().stream().map(Column::position).toList();
                assertThat(positions)
                        .isEqualTo(Stream.iterate(1, position -> position + 1)
                                .limit(positions.size())
                                .toList());
            }
        }
    }

    @Test
    default void tablesOutsideTheSelectionAreLeftOutSilently() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            Selection one = new Selection(List.of(), List.of(SampleSchema.ORDERS), List.of());
            Catalog catalog = source.dialect().introspector().introspect(source.connection(), one);
            assertThat(catalog.schemas().stream().map(Schema::tables).flatMap(List::stream))
                    .extracting(Table::name)
                    .containsExactly(fixture.table(SampleSchema.ORDERS));
            assertThat(catalog.findings()).isEmpty();
        }
    }

    private static List<Identifier> names(DialectFixture fixture, String... plain) {
        return Stream.of(plain).map(fixture::name).toList();
    }
}
