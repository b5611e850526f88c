package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Table;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.LargeValueReader;
import io.pgtrek.spi.ColumnMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Columns whose values can be too large for memory. */
final class LargeValues {

    private static final Set<String> TYPES = Set.of("mediumblob", "longblob", "mediumtext", "longtext", "json");

    /** Rows this large on average make one that does not fit into memory likely. */
    private static final long LARGE_ROW = 1 << 20;

    private LargeValues() {}

    /** The mapping, with a reader that lets large values stream if the column can have them. */
    static ColumnMapping streamed(Carriage carriage, ColumnMapping mapping) {
        if (!TYPES.contains(carriage.type().name())) {
            return mapping;
        }
        ColumnMapping streamed = mapping.withReader(new LargeValueReader(
                mapping.reader(), mapping.target(), carriage.policy().nulBytes(), carriage.holdsUtf8()));
        return heldWhole(carriage.table()) ? withFinding(carriage, streamed) : streamed;
    }

    /** By statistics only. Which unique keys serve is for the reader to say. */
    private static boolean heldWhole(Table table) {
        return table.primaryKey() == null
                && table.uniqueKeys().isEmpty()
                && table.estimatedRows() > 0
                && table.estimatedBytes() / table.estimatedRows() >= LARGE_ROW;
    }

    private static ColumnMapping withFinding(Carriage carriage, ColumnMapping mapping) {
        List<Finding> findings = new ArrayList<>(mapping.findings());
        findings.add(carriage.finding(
                "large-values-without-key",
                Severity.WARNING,
                "The table has large rows and no key to read one in pieces by: each must fit into memory.",
                "Give the table a primary key, or the program more memory, e.g. MIGRATE_OPTS=-Xmx2g."));
        return mapping.withFindings(findings);
    }
}
