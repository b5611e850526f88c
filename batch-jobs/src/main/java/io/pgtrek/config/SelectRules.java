package io.pgtrek.config;

import io.pgtrek.spi.Selection;
import java.util.List;
import java.util.Set;

/**
 * What is migrated.
 *
 * @param materialize globs of views whose rows are copied into a table of the same name by a plain SELECT
 */
public record SelectRules(Selection tables, Set<ObjectGroup> objects, List<String> materialize) {

    /** Everything in the URL's database. */
    public static final SelectRules ALL = new SelectRules(Selection.ALL, Set.of(ObjectGroup.values()), List.of());

    public SelectRules {
        objects = Set.copyOf(objects);
        materialize = List.copyOf(materialize);
    }
}
