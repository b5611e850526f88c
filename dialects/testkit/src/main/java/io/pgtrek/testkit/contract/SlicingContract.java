package io.pgtrek.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Table;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.Slice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Slices are disjoint, complete and always the same. */
public interface SlicingContract extends DialectContract {

    @Test
    default void slicesTogetherHoldEveryRowOnce() throws Exception {
        try (OpenedSource source = new OpenedSource(fixture())) {
            for (Table table : source.schema().tables()) {
                List<Identifier> columns = List.of(table.columns().get(0).name());
                List<List<@Nullable Object>> rows = new ArrayList<>();
                for (Slice slice : source.slices(table, 1)) {
                    rows.addAll(source.rows(table, columns, slice, null));
                }
                assertThat(rows)
                        .as("%s in slices", table.name())
                        .containsExactlyInAnyOrderElementsOf(source.rows(table, columns, OpenedSource.WHOLE, null));
            }
        }
    }

    @Test
    default void slicesCountFromOneAndDoNotChange() throws Exception {
        try (OpenedSource source = new OpenedSource(fixture())) {
            for (Table table : source.schema().tables()) {
                List<Slice> slices = source.slices(table, 1);
                assertThat(slices.stream().mapToInt(Slice::number).toArray())
                        .isEqualTo(java.util.stream.IntStream.rangeClosed(1, slices.size())
                                .toArray());
                assertThat(source.slices(table, 1)).isEqualTo(slices);
            }
        }
    }

    @Test
    default void aSmallTableIsOneSlice() throws Exception {
        try (OpenedSource source = new OpenedSource(fixture())) {
            assertThat(source.slices(source.table(SampleSchema.CUSTOMER), Long.MAX_VALUE))
                    .hasSize(1);
        }
    }
}
