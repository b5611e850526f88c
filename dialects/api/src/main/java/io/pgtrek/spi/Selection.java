package io.pgtrek.spi;

import io.pgtrek.name.QualifiedName;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Which schemas and tables a job wants. Globs ({@code *}, {@code ?}) match {@code table} or {@code schema.table}
 * without regard to case; exclusion wins.
 *
 * @param schemas exact names; empty means the URL's database
 * @param include empty means all
 */
public record Selection(List<String> schemas, List<String> include, List<String> exclude) {

    /** Everything in the URL's database. */
    public static final Selection ALL = new Selection(List.of(), List.of(), List.of());

    public Selection {
        schemas = List.copyOf(schemas);
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
    }

    /** Whether the table is wanted; its schema has been chosen already. */
    public boolean accepts(QualifiedName table) {
        return (include.isEmpty() || matchesAny(include, table)) && !matchesAny(exclude, table);
    }

    /** As {@link #accepts}, its schema included; no schemas mean all. */
    public boolean acceptsWithSchema(QualifiedName table) {
        return (schemas.isEmpty() || schemas.contains(table.schema().text())) && accepts(table);
    }

    /** Whether any of the globs matches the name, alone or with its schema. */
    public static boolean matchesAny(List<String> globs, QualifiedName name) {
        return globs.stream()
                .map(Selection::pattern)
                .anyMatch(glob -> glob.matcher(name.name().text()).matches()
                        || glob.matcher(name.toString()).matches());
    }

    /** The glob as a regular expression over the whole text. */
    public static Pattern pattern(String glob) {
        StringBuilder regex = new StringBuilder();
        glob.toLowerCase(Locale.ROOT)
                .codePoints()
                .forEach(c -> regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(Character.toString(c))));
        return Pattern.compile(regex.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
    }
}
