package io.pgtrek.postgresql.verify;

import java.util.List;

/**
 * What comparing row by row found.
 *
 * @param missing rows of the source that the target lacks; as {@code extra} and {@code changed}, among the rows looked at
 * @param complete whether all rows that may differ were looked at; if not, there are more
 * @param shown the first few
 */
public record Differences(long missing, long extra, long changed, boolean complete, List<RowDifference> shown) {
    public Differences {
        shown = List.copyOf(shown);
    }

    /** Whether none was found: the data was changed meanwhile. */
    public boolean none() {
        return missing + extra + changed == 0;
    }
}
