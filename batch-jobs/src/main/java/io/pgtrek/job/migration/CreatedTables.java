package io.pgtrek.job.migration;

import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Tables of the plan that PostgreSQL accepted; for the others a finding says why not. */
final class CreatedTables {

    private final Set<QualifiedName> names;

    private CreatedTables(Set<QualifiedName> names) {
        this.names = names;
    }

    static CreatedTables read(MigrationRun run) throws SQLException {
        Map<String, StatementEntry> entries = run.statements().entries();
        Set<QualifiedName> names = new HashSet<>();
        for (TargetTable table : run.plan().tables()) {
            StatementEntry entry = entries.get(DdlRenderer.tableId(table.name()));
            if (entry != null && entry.done()) {
                names.add(table.name());
            }
        }
        return new CreatedTables(names);
    }

    boolean contains(QualifiedName table) {
        return names.contains(table);
    }
}
