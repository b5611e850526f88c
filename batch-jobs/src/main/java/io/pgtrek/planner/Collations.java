package io.pgtrek.planner;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a source's collation name tells. */
final class Collations {

    private Collations() {}

    /** Whether the collation takes {@code a} and {@code A} for equal, as far as its name says. */
    static boolean ignoresCase(@Nullable String collation) {
        if (collation == null) {
            return false;
        }
        String name = collation.toLowerCase(Locale.ROOT);
        return name.endsWith("_ci") || name.contains("_ci_") || name.equals("nocase");
    }
}
