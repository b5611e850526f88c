package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
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

/** Keys over text whose collation ignores case: PostgreSQL will admit what the source refused. */
final class WeakerKeys {

    private WeakerKeys() {}

    static List<Finding> of(Table table) {
        List<Finding> findings = new ArrayList<>();
        Key primary = table.primaryKey();
        Stream.concat(Stream.ofNullable(primary), table.uniqueKeys().stream()).forEach(key -> {
            String columns = key.columns().stream()
                    .filter(column -> ignoresCase(table, column))
                    .map(Identifier::text)
                    .collect(Collectors.joining(", "));
            if (!columns.isEmpty()) {
                findings.add(finding(table, key, key == primary, columns));
            }
        });
        return findings;
    }

    private static boolean ignoresCase(Table table, Identifier column) {
        return table.column(column)
                .map(Column::type)
                .filter(type -> MysqlFamily.of(type) == MysqlFamily.TEXT)
                .map(type -> type.collation() == null ? "" : type.collation().toLowerCase(Locale.ROOT))
                .filter(collation -> collation.endsWith("_ci"))
                .isPresent();
    }

    private static Finding finding(Table table, Key key, boolean primary, String columns) {
        return new Finding(
                "key-case-insensitive",
                Severity.INFO,
                primary ? ObjectKind.PRIMARY_KEY : ObjectKind.UNIQUE_KEY,
                table.name() + "." + key.name(),
                "The source takes values of " + columns + " that differ in case only for equal; PostgreSQL does not, so"
                        + " the key becomes weaker.",
                "To keep it as strict: map.case-insensitive: collation or citext.");
    }
}
