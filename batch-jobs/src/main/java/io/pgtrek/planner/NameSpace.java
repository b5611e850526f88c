package io.pgtrek.planner;

import io.pgtrek.name.Identifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Names taken so far in one name space of PostgreSQL, e.g. the relations of a schema. */
final class NameSpace {

    private final Set<Identifier> taken = new HashSet<>();

    /** Takes the name; false when it was taken already. */
    boolean take(Identifier name) {
        return taken.add(name);
    }

    /** Takes the first candidate that is free once cut to size, else the last one with a number. */
    Identifier takeFirstFree(List<Identifier> candidates) {
        for (Identifier candidate : candidates) {
            Identifier fitted = NameShortener.fit(candidate);
            if (take(fitted)) {
                return fitted;
            }
        }
        return numbered(candidates.get(candidates.size() - 1));
    }

    private Identifier numbered(Identifier base) {
        for (int n = 1; ; n++) {
            Identifier fitted = NameShortener.fit(Identifier.of(base.text() + "_" + n));
            if (take(fitted)) {
                return fitted;
            }
        }
    }
}
