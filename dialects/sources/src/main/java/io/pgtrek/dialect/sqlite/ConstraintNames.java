package io.pgtrek.dialect.sqlite;

import io.pgtrek.name.Identifier;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Names for the constraints of one table: SQLite needs none and lets two have the same. */
final class ConstraintNames {

    private final Set<String> taken = new HashSet<>();

    /** The written name, or else the one PostgreSQL would give; numbered where it is taken already. */
    Identifier choose(@Nullable String written, String generated) {
        String base = written == null || written.isEmpty() ? generated : written;
        String name = base;
        for (int number = 1; !taken.add(name); number++) {
            name = base + number;
        }
        return Identifier.of(name);
    }
}
