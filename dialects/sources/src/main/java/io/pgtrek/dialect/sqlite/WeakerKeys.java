package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Columns, keys and unique indexes that compare with NOCASE, RTRIM or a collation of the application: PostgreSQL will
 * admit what the source refused, and not find what the source found.
 *
 * @see <a href="https://www.sqlite.org/datatype3.html#collation">collating sequences</a>
 */
final class WeakerKeys {

    private static final String EXACT = "collation-exact";
    private static final String HINT = "Use citext or a nondeterministic collation for %s.";

    private WeakerKeys() {}

    static List<Finding> of(Table table) {
        List<Finding> findings = new ArrayList<>();
        table.columns().stream()
                .filter(column -> differs(column.type().collation()))
                .forEach(column -> findings.add(column(table, column)));
        if (table.primaryKey() != null) {
            key(table, table.primaryKey(), ObjectKind.PRIMARY_KEY, findings);
        }
        table.uniqueKeys().forEach(key -> key(table, key, ObjectKind.UNIQUE_KEY, findings));
        table.indexes().forEach(index -> index(table, index, findings));
        return findings;
    }

    private static Finding column(Table table, Column column) {
        return Finding.column(
                EXACT,
                Severity.INFO,
                table.name(),
                column.name(),
                "compares with collation " + column.type().collation() + " in the source, and exactly as text in"
                        + " PostgreSQL.",
                String.format(Locale.ROOT, HINT, "it"));
    }

    private static void key(Table table, Key key, ObjectKind kind, List<Finding> findings) {
        add(table, key.name(), kind, key.columns().stream().filter(column -> weak(table, column, null)), findings);
    }

    private static void index(Table table, Index index, List<Finding> findings) {
        Stream<Identifier> weak = index.parts().stream()
                .flatMap(part -> Stream.ofNullable(part.column()).filter(c -> weak(table, c, part.collation())));
        if (index.unique()) {
            add(table, index.name(), ObjectKind.INDEX, weak, findings);
        } else {
            weak.findFirst().ifPresent(column -> findings.add(exact(table, index, column)));
        }
    }

    private static Finding exact(Table table, Index index, Identifier column) {
        return new Finding(
                EXACT,
                Severity.INFO,
                ObjectKind.INDEX,
                table.name() + "." + index.name(),
                "orders " + column + " without regard to case or trailing blanks in the source, and exactly in"
                        + " PostgreSQL.",
                String.format(Locale.ROOT, HINT, column));
    }

    private static void add(
            Table table, Identifier name, ObjectKind kind, Stream<Identifier> weak, List<Finding> findings) {
        String columns = weak.map(Identifier::text).collect(Collectors.joining(", "));
        if (!columns.isEmpty()) {
            findings.add(new Finding(
                    "key-case-insensitive",
                    Severity.INFO,
                    kind,
                    table.name() + "." + name,
                    "The source takes values of " + columns + " for equal that differ in case or trailing blanks only;"
                            + " PostgreSQL does not, so the key becomes weaker.",
                    String.format(Locale.ROOT, HINT, columns)));
        }
    }

    private static boolean weak(Table table, Identifier column, @Nullable String collation) {
        return differs(
                collation != null
                        ? collation
                        : table.column(column).map(c -> c.type().collation()).orElse(null));
    }

    private static boolean differs(@Nullable String collation) {
        return collation != null && !SqliteIdentifiers.same(collation, "BINARY");
    }
}
