package io.pgtrek.config;

import io.pgtrek.name.QualifiedName;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How data is copied.
 *
 * @param workers tables or slices copied at once, at least 1
 * @param sliceBytes what a slice should hold, by estimate
 * @param where table name (or schema.table) to a condition in the source's SQL
 * @param maxRejects rows that may be rejected in the whole run before it stops
 * @param rejectDir where reject files go
 */
public record CopyOptions(int workers, long sliceBytes, Map<String, String> where, long maxRejects, Path rejectDir) {

    /** What an empty {@code copy:} means. */
    public static final CopyOptions DEFAULT = new CopyOptions(2, 128L * 1024 * 1024, Map.of(), 0, Path.of("rejects"));

    public CopyOptions {
        where = Map.copyOf(where);
    }

    /** The condition for a table, named alone or with its schema; null for all rows. */
    public @Nullable String whereFor(QualifiedName table) {
        String qualified = where.get(table.toString());
        return qualified != null ? qualified : where.get(table.name().text());
    }
}
