package io.pgtrek.job.migration;

import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.DdlStatement;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Orders statements by the size of their table, so that no worker is left alone with a large one at the end. */
final class LargestFirst {

    private final Map<String, Long> sizes = new HashMap<>();

    LargestFirst(Plan plan) {
        plan.tables()
                .forEach(table ->
                        sizes.put(table.name().toString(), table.source().estimatedBytes()));
    }

    /** Statements about tables of the same size keep their order. */
    List<DdlStatement> sorted(List<DdlStatement> statements) {
        return statements.stream()
                .sorted(Comparator.comparingLong(this::size).reversed())
                .toList();
    }

    /** A statement's object is {@code schema.table.index}, and each of the names may hold points. */
    private long size(DdlStatement statement) {
        String name = statement.object();
        while (!sizes.containsKey(name) && name.indexOf('.') >= 0) {
            name = name.substring(0, name.lastIndexOf('.'));
        }
        return sizes.getOrDefault(name, 0L);
    }
}
