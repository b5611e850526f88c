package io.pgtrek.catalog;

import io.pgtrek.name.Identifier;
import java.util.List;

/** One schema (MySQL: database; SQLite: {@code main}) and its objects, each list sorted by name. */
public record Schema(
        Identifier name,
        List<Table> tables,
        List<View> views,
        List<Sequence> sequences,
        List<Routine> routines,
        List<Trigger> triggers) {

    public Schema {
        tables = List.copyOf(tables);
        views = List.copyOf(views);
        sequences = List.copyOf(sequences);
        routines = List.copyOf(routines);
        triggers = List.copyOf(triggers);
    }
}
