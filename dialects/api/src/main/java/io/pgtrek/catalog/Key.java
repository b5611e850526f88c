package io.pgtrek.catalog;

import io.pgtrek.name.Identifier;
import java.util.List;

/** A primary key or unique constraint over whole columns; columns in key order. */
public record Key(Identifier name, List<Identifier> columns) {

    public Key {
        columns = List.copyOf(columns);
    }
}
