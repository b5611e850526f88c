package io.pgtrek.planner;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a source's collation name tells. */
final class Collations {

    /** ICU: base letters and accents count, case does not. */
    private static final IcuCollation IGNORE_CASE = new IcuCollation("case_insensitive", "und-u-ks-level2");

    /** ICU: only base letters count. */
    private static final IcuCollation IGNORE_ACCENTS = new IcuCollation("accent_insensitive", "und-u-ks-level1");

    /** Å, ä and ö are letters of their own there, é and ü are not. */
    private static final IcuCollation SWEDISH = new IcuCollation("accent_insensitive_sv", "sv-u-ks-level1");

    /**
     * Collations that follow the Unicode algorithm or nearly so, without a language of their own.
     *
     * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/charset-collation-names.html">MySQL: collation names</a>
     */
    private static final Pattern ANY_LANGUAGE =
            Pattern.compile("(utf8|ucs2|utf16|utf32).*_(general|general_mysql500|unicode|unicode_520)(_nopad)?_ci"
                    + "|.*_ai_ci|.*_ci_ai(_.*)?");

    private Collations() {}

    /** Whether the collation takes {@code a} and {@code A} for equal, as far as its name says. */
    static boolean ignoresCase(@Nullable String collation) {
        return icu(collation).isPresent();
    }

    /** What compares alike in PostgreSQL; empty for collations that tell case apart. */
    static Optional<IcuCollation> icu(@Nullable String collation) {
        String name = collation == null ? "" : collation.toLowerCase(Locale.ROOT);
        if (!name.endsWith("_ci") && !name.contains("_ci_") && !name.equals("nocase")) {
            return Optional.empty();
        }
        if (name.equals("latin1_swedish_ci")) {
            return Optional.of(SWEDISH);
        }
        return Optional.of(ANY_LANGUAGE.matcher(name).matches() ? IGNORE_ACCENTS : IGNORE_CASE);
    }

    /** A collation's name in PostgreSQL and its ICU locale. */
    record IcuCollation(String name, String locale) {}
}
