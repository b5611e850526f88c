package io.pgtrek.plan;

import io.pgtrek.name.Identifier;
import java.util.List;

/** A primary key or unique constraint to be created. */
public record TargetKey(Identifier name, List<Identifier> columns) {

    public TargetKey {
        columns = List.copyOf(columns);
    }
}
