package io.pgtrek.planner;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.config.CopyOptions;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.Probe;
import io.pgtrek.spi.SourceDialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Asks the data what the declarations leave open: one scan of a table, over the columns in doubt only. */
final class Evidences {

    private final SourceDialect dialect;
    private final CopyOptions copy;
    private final Findings findings;

    Evidences(SourceDialect dialect, CopyOptions copy, Findings findings) {
        this.dialect = dialect;
        this.copy = copy;
        this.findings = findings;
    }

    /** Evidence for each column of the table that was in doubt, by position. */
    Map<Integer, Evidence> collect(Connection connection, Table table) throws SQLException {
        Map<String, String> questions = questions(table);
        if (questions.isEmpty()) {
            return Map.of();
        }
        try {
            return byColumn(dialect.reader().probe(connection, table.name(), copy.whereFor(table.name()), questions));
        } catch (SQLException e) {
            if (!connection.isValid(5)) {
                throw e;
            }
            findings.about(
                    "probe-failed",
                    Severity.WARNING,
                    ObjectKind.TABLE,
                    table.name(),
                    "could not be asked about its values, so types were decided by declaration alone: "
                            + SqlErrors.detail(e),
                    "Check that the user may read the table; name types in map.types where it matters.");
            return Map.of();
        }
    }

    private Map<String, String> questions(Table table) {
        Map<String, String> questions = new LinkedHashMap<>();
        for (Column column : table.columns()) {
            String quoted = dialect.identifiers().quote(column.name());
            for (Probe probe : dialect.types().probes(table, column)) {
                questions.put(
                        column.position() + ":" + probe.id(), probe.aggregate().replace("{}", quoted));
            }
        }
        return questions;
    }

    private static Map<Integer, Evidence> byColumn(Map<String, Long> answers) {
        Map<Integer, Map<String, Long>> byColumn = new HashMap<>();
        answers.forEach((key, value) -> {
            int colon = key.indexOf(':');
            byColumn.computeIfAbsent(Integer.valueOf(key.substring(0, colon)), p -> new HashMap<>())
                    .put(key.substring(colon + 1), value);
        });
        Map<Integer, Evidence> evidence = new HashMap<>();
        byColumn.forEach((position, found) -> evidence.put(position, new Evidence(found)));
        return evidence;
    }
}
