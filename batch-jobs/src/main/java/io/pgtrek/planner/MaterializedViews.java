package io.pgtrek.planner;

import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.View;
import io.pgtrek.spi.Selection;
import java.util.List;

/** Views whose rows the user wants copied: tables without keys, read by a plain SELECT from the view. */
final class MaterializedViews {

    private MaterializedViews() {}

    static List<Table> of(Schema schema, List<String> globs) {
        return schema.views().stream()
                .filter(view -> Selection.matchesAny(globs, view.name()))
                .map(MaterializedViews::table)
                .toList();
    }

    private static Table table(View view) {
        return new Table(
                view.name(),
                view.columns(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                view.comment(),
                -1,
                -1);
    }
}
