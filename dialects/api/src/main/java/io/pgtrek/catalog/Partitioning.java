package io.pgtrek.catalog;

import java.util.List;

/**
 * How a source table is partitioned.
 *
 * @param method the source's word, e.g. {@code RANGE}, {@code LIST COLUMNS}, {@code HASH}
 * @param expression partitioning expression or column list, SQL of the source
 * @param subpartitioned whether partitions are divided again
 */
public record Partitioning(String method, String expression, boolean subpartitioned, List<Partition> partitions) {

    public Partitioning {
        partitions = List.copyOf(partitions);
    }

    /** One partition; {@code bound} is the source's text, empty for hash partitions. */
    public record Partition(String name, String bound) {}
}
