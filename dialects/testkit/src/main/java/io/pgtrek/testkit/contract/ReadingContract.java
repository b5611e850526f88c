package io.pgtrek.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows come out whole and in the types the data chose. */
public interface ReadingContract extends DialectContract {

    @Test
    default void rowsComeOutAsTheyAre() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            Table lines = source.table(SampleSchema.ORDER_LINE);
            List<Identifier> columns =
                    SampleSchema.LINE_COLUMNS.stream().map(fixture::name).toList();
            assertThat(source.rows(lines, columns, OpenedSource.WHOLE, null))
                    .containsExactlyInAnyOrderElementsOf(SampleSchema.LINES);
        }
    }

    @Test
    default void nullAndTextBeyondAsciiSurvive() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            Table customer = source.table(SampleSchema.CUSTOMER);
            List<Identifier> columns = List.of(fixture.name("name"), fixture.name("email"));
            assertThat(source.rows(customer, columns, OpenedSource.WHOLE, null))
                    .anySatisfy(row -> assertThat(row).containsExactly("Zoë", null))
                    .anySatisfy(row -> assertThat(row).containsExactly("O'Brien", "ob@example.org"));
        }
    }

    @Test
    default void columnsComeInTheOrderAskedFor() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            Table lines = source.table(SampleSchema.ORDER_LINE);
            List<Identifier> columns = List.of(fixture.name("quantity"), fixture.name("item"));
            assertThat(source.rows(lines, columns, OpenedSource.WHOLE, null))
                    .contains(List.of(100L, "nails"), List.of(7L, "rope"));
        }
    }

    @Test
    default void theUsersConditionIsHonoured() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            Table lines = source.table(SampleSchema.ORDER_LINE);
            String where = "quantity > 1 or quantity < 0 -- but not the hammer";
            assertThat(source.rows(lines, List.of(fixture.name("item")), OpenedSource.WHOLE, where))
                    .containsExactlyInAnyOrder(List.of("nails"), List.of("paint"), List.of("rope"));
            assertThat(source.dialect().reader().count(source.connection(), lines.name(), where))
                    .isEqualTo(3);
        }
    }

    @Test
    default void countsAreExact() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            assertThat(source.count(fixture.table(SampleSchema.ORDER_LINE))).isEqualTo(SampleSchema.LINES.size());
        }
    }

    @Test
    default void readingLeavesTheSourceAsItWas() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            Table hostile = source.table(fixture.hostileTable());
            assertThat(source.rows(hostile, List.of(fixture.hostileColumn()), OpenedSource.WHOLE, null))
                    .contains(List.of(SampleSchema.INJECTION));
            assertThat(source.count(fixture.table(SampleSchema.CUSTOMER))).isEqualTo(3);
        }
    }
}
