package io.pgtrek.spi;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import java.util.List;

/** Decides types. Pure: the same column and evidence give the same mapping. */
public interface TypeMapper {

    /** What the data must be asked before {@link #map}; empty where the declaration decides. */
    List<Probe> probes(Table table, Column column);

    /** The best type for the column given what the data says. */
    Mapping map(Table table, Column column, Evidence evidence);

    /**
     * Carries the column into a type fixed by a cast rule, by the other end of a foreign key or by an earlier plan;
     * the type equals what {@link #map} chose or was asked for by the user. Never asks the data.
     */
    Mapping mapTo(Table table, Column column, PgType target);
}
