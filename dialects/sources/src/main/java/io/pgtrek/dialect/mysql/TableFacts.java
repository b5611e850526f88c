package io.pgtrek.dialect.mysql;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A row of information_schema.TABLES.
 *
 * @param type BASE TABLE, VIEW, SEQUENCE, SYSTEM VERSIONED …
 * @param engine null for views, and for tables the server cannot open
 * @param next number of the next row; null where no column is numbered or the engine does not know
 */
record TableFacts(
        QualifiedName name,
        String type,
        @Nullable String engine,
        long rows,
        long bytes,
        @Nullable BigDecimal next,
        @Nullable String comment) {

    /** InnoDB of MySQL 5.0 appended this, and dumps carried it along. */
    private static final Pattern FREE_SPACE = Pattern.compile("(?:; )?InnoDB free: \\d+ kB.*", Pattern.DOTALL);

    static List<TableFacts> list(SchemaReading reading) throws SQLException {
        return reading.list("tables", row -> of(reading, row));
    }

    private static TableFacts of(SchemaReading reading, ResultSet row) throws SQLException {
        return new TableFacts(
                reading.name(row.getString("TABLE_NAME")),
                row.getString("TABLE_TYPE").toUpperCase(Locale.ROOT),
                row.getString("ENGINE"),
                count(row, "TABLE_ROWS"),
                count(row, "DATA_LENGTH"),
                row.getBigDecimal("AUTO_INCREMENT"),
                row.getString("TABLE_COMMENT"));
    }

    /** Statistics of a broken table may be absurd (2^64 - 1); such count as unknown. */
    private static long count(ResultSet row, String column) throws SQLException {
        BigDecimal value = row.getBigDecimal(column);
        return value == null || value.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0 ? -1 : value.longValue();
    }

    TableFacts {
        comment = comment == null ? null : FREE_SPACE.matcher(comment).replaceAll("");
    }

    boolean isTable() {
        return type.equals("BASE TABLE") || isSystemVersioned();
    }

    boolean isView() {
        return type.equals("VIEW");
    }

    boolean isSequence() {
        return type.equals("SEQUENCE");
    }

    private boolean isSystemVersioned() {
        return type.equals("SYSTEM VERSIONED");
    }

    /** Why the server cannot open the table, which it writes into the comment; null when it can. */
    @Nullable
    String broken() {
        return isTable() && engine == null ? (comment == null ? "no engine" : comment) : null;
    }

    @Override
    public @Nullable String comment() {
        return comment == null || comment.isEmpty() ? null : comment;
    }

    /** What PostgreSQL has no counterpart for. */
    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        if (isSystemVersioned()) {
            findings.add(finding(
                    "table-system-versioned",
                    "Only current rows are carried over; the history MariaDB keeps of it is not.",
                    "Export the history with FOR SYSTEM_TIME ALL if it matters."));
        }
        String special = engine == null ? null : speciality(engine.toUpperCase(Locale.ROOT));
        if (special != null) {
            findings.add(finding(
                    "table-engine",
                    "It uses the engine " + engine + ": " + special,
                    "Decide whether it belongs into PostgreSQL, or exclude it."));
        }
        return findings;
    }

    private static @Nullable String speciality(String engine) {
        return switch (engine) {
            case "MRG_MYISAM", "MERGE" -> "a union of other tables, whose rows are copied here a second time.";
            case "FEDERATED", "CONNECT", "SPIDER", "S3", "SPHINX", "OQGRAPH" ->
                "its data lives outside this database and becomes an ordinary copy.";
            case "MEMORY", "HEAP" -> "its rows vanish when the server stops; in PostgreSQL they stay.";
            case "BLACKHOLE" -> "it swallows rows; in PostgreSQL it keeps them.";
            case "CSV" -> "its data lives in a text file that other programs may use.";
            default -> null;
        };
    }

    private Finding finding(String code, String message, String hint) {
        return Finding.of(code, Severity.WARNING, ObjectKind.TABLE, name, message, hint);
    }
}
