package io.pgtrek.cases;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.report.RunReport;
import io.pgtrek.report.TableResult;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What came out of a migration, and the database it filled. */
public record Migrated(RunReport report, TestDatabase target, Path rejectDir) {

    /** The rows of a query, their columns as PostgreSQL prints them, joined by {@code |}; NULL is the word NULL. */
    public List<String> rows(String sql) {
        return rows(target, sql);
    }

    /** As {@link #rows(String)}, of any database. */
    static List<String> rows(TestDatabase target, String sql) {
        try (Connection connection = target.connect();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            List<String> rows = new ArrayList<>();
            int columns = result.getMetaData().getColumnCount();
            while (result.next()) {
                List<String> values = new ArrayList<>();
                for (int i = 1; i <= columns; i++) {
                    values.add(result.getString(i) == null ? "NULL" : result.getString(i));
                }
                rows.add(String.join("|", values));
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** The only value of a query. */
    public String value(String sql) {
        return rows(sql).get(0);
    }

    /** {@code format_type} of a column, e.g. {@code numeric(10,2)}. */
    public String type(String table, String column) {
        return value("select format_type(atttypid, atttypmod) from pg_attribute where attrelid = '" + table
                + "'::regclass and attname = '" + column + "'");
    }

    /** Definitions of a table's constraints of one {@code contype}, by name. */
    public List<String> constraints(String table, char type) {
        return rows("select pg_get_constraintdef(oid) from pg_constraint where conrelid = '" + table
                + "'::regclass and contype = '" + type + "' order by conname");
    }

    /** Definition of an index. */
    public String index(String name) {
        return value("select pg_get_indexdef('" + name + "'::regclass)");
    }

    public List<Finding> findings(String code) {
        return report.findings().stream()
                .filter(finding -> finding.code().equals(code))
                .toList();
    }

    /** Findings of one code as {@code object: message}, the object without its database. */
    public List<String> told(String code) {
        return findings(code).stream()
                .map(finding -> finding.object().replaceFirst("^test_\\d+\\.", "") + ": " + finding.message())
                .toList();
    }

    /** Codes of all findings that are worse than {@code INFO}, sorted. */
    public List<String> warnings() {
        return report.findings().stream()
                .filter(finding -> finding.severity() != Severity.INFO)
                .map(Finding::code)
                .distinct()
                .sorted()
                .toList();
    }

    /** Changes of a table's values as {@code column change count}. */
    public List<String> alterations(String source) {
        return table(source).alterations().stream()
                .map(change -> change.column() + ": " + change.change() + ": " + change.count())
                .toList();
    }

    /** Columns of a table that are NOT NULL, in order. */
    public List<String> notNull(String table) {
        return rows("select attname from pg_attribute where attrelid = '" + table
                + "'::regclass and attnum > 0 and attnotnull and not attisdropped order by attnum");
    }

    /** The default of a column, or its generation expression; the word NULL where it has none. */
    public String defaultOf(String table, String column) {
        return value("select pg_get_expr(d.adbin, d.adrelid) from pg_attribute a left join pg_attrdef d"
                + " on d.adrelid = a.attrelid and d.adnum = a.attnum where a.attrelid = '" + table
                + "'::regclass and a.attname = '" + column + "'");
    }

    public TableResult table(String source) {
        return report.tables().stream()
                .filter(table -> table.source().endsWith("." + source))
                .findFirst()
                .orElseThrow();
    }

    /** All lines of all reject files. */
    public List<String> rejects() {
        if (!Files.isDirectory(rejectDir)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(rejectDir)) {
            List<String> lines = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                lines.addAll(Files.readAllLines(file));
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
