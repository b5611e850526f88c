package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.ForeignKey;
import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rows behind one foreign key. */
record ForeignKeyData(Table child, ForeignKey key, Table parent) {

    private static final int MOST_SHOWN = 10;

    String subject() {
        return child.name() + "." + key.name();
    }

    /** InnoDB lets a key refer to columns that are not unique, or to the beginning of an index. */
    List<Finding> structure() {
        Set<Identifier> referenced = new HashSet<>(key.referencedColumns());
        Key primary = parent.primaryKey();
        boolean unique = Stream.concat(Stream.ofNullable(primary), parent.uniqueKeys().stream())
                .anyMatch(candidate -> new HashSet<>(candidate.columns()).equals(referenced));
        return unique
                ? List.of()
                : List.of(finding(
                        "foreign-key-not-unique",
                        Severity.WARNING,
                        "It refers to columns of " + parent.name() + " that are not a key; PostgreSQL wants one.",
                        "Make them unique in the source, or drop the foreign key."));
    }

    /** Children without a parent, which foreign_key_checks = 0 lets in. */
    List<Finding> orphans(Connection connection) throws SQLException {
        List<String> keys = sample(connection, "orphans", "");
        return keys.isEmpty()
                ? List.of()
                : List.of(finding(
                        "foreign-key-orphans",
                        Severity.ERROR,
                        "Rows refer to no row of " + parent.name() + ": " + shown(keys),
                        "Repair them; the foreign key cannot be validated before."));
    }

    /** Keys that only the source's collation takes for equal. */
    List<Finding> equalOnlyByCollation(Connection connection) throws SQLException {
        String differing = pairs().filter(this::isText)
                .mapToObj(i -> exact("child", key.columns().get(i)) + " <> "
                        + exact("parent", key.referencedColumns().get(i)))
                .collect(Collectors.joining(" or "));
        if (differing.isEmpty()) {
            return List.of();
        }
        List<String> keys = sample(connection, "collation-twins", differing);
        return keys.isEmpty()
                ? List.of()
                : List.of(
                        finding(
                                "foreign-key-collation",
                                Severity.ERROR,
                                "Keys match " + parent.name()
                                        + " only because its collation ignores case, accents or trailing" + " blanks: "
                                        + shown(keys),
                                "Write them alike in the source, or set map.case-insensitive: collation (or citext, which minds accents)."));
    }

    private List<String> sample(Connection connection, String resource, String differing) throws SQLException {
        List<Identifier> columns = key.columns();
        String sql = fill(SqlResource.load(ForeignKeyData.class, resource), differing, columns);
        return CatalogQuery.list(connection, sql, row -> shown(row, columns.size()));
    }

    private String fill(String template, String differing, List<Identifier> columns) {
        String matching = pairs().mapToObj(i -> quoted("child", columns.get(i)) + " = "
                        + quoted("parent", key.referencedColumns().get(i)))
                .collect(Collectors.joining(" and "));
        String present = columns.stream()
                .map(column -> quoted("child", column) + " is not null")
                .collect(Collectors.joining(" and "));
        return SqlTemplate.fill(
                template,
                Map.of(
                        "columns",
                        columns.stream().map(column -> quoted("child", column)).collect(Collectors.joining(", ")),
                        "child",
                        MysqlIdentifiers.RULES.quote(child.name()),
                        "parent",
                        MysqlIdentifiers.RULES.quote(parent.name()),
                        "matching",
                        matching,
                        "present",
                        present,
                        "missing",
                        quoted("parent", key.referencedColumns().get(0)) + " is null",
                        "differing",
                        differing,
                        "limit",
                        Integer.toString(MOST_SHOWN + 1)));
    }

    private IntStream pairs() {
        return IntStream.range(0, key.columns().size());
    }

    private boolean isText(int pair) {
        return child.column(key.columns().get(pair))
                .filter(column -> column.type().collation() != null)
                .isPresent();
    }

    private static String quoted(String alias, Identifier column) {
        return alias + "." + MysqlIdentifiers.RULES.quote(column);
    }

    /** As bytes of one character set, where neither case nor trailing blanks are forgiven. */
    private static String exact(String alias, Identifier column) {
        return "cast(convert(" + quoted(alias, column) + " using utf8mb4) as binary)";
    }

    private static String shown(ResultSet row, int columns) throws SQLException {
        List<String> values = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
            values.add(row.getString(i));
        }
        return "(" + String.join(", ", values) + ")";
    }

    private static String shown(List<String> keys) {
        String first = keys.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "));
        return keys.size() > MOST_SHOWN ? first + " and more." : first + ".";
    }

    private Finding finding(String code, Severity severity, String message, String hint) {
        return new Finding(code, severity, ObjectKind.FOREIGN_KEY, subject(), message, hint);
    }
}
