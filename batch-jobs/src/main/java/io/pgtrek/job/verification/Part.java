package io.pgtrek.job.verification;

import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange.KeyRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is compared at once.
 *
 * @param slices of the source, which together hold the rows that {@code range} holds in the target
 * @param range by a column of the target; null for the whole table
 */
public record Part(
        VerifiedTable table, List<Slice> slices, @Nullable KeyRange range) {

    public Part {
        slices = List.copyOf(slices);
    }
}
