package io.pgtrek.planner;

import io.pgtrek.catalog.Table;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import java.util.List;

/** Names for indexes and unique constraints, which PostgreSQL wants unique in a schema, not only in a table. */
final class IndexNames {

    private IndexNames() {}

    /** The source's name, then the table's name put before it. */
    static List<Identifier> candidates(TargetNames names, Table table, Identifier source) {
        Identifier own = names.cased(source);
        return List.of(own, Identifier.of(names.table(table.name()).name() + "_" + own));
    }

    static void reportChange(
            PlanScope scope, Table table, ObjectKind kind, Identifier source, Identifier wanted, Identifier given) {
        if (!given.equals(wanted)) {
            scope.findings()
                    .part(
                            "name-changed",
                            Severity.INFO,
                            kind,
                            table.name(),
                            source,
                            "becomes " + given + ", since its own name is taken in the schema or too long.",
                            "");
        }
    }
}
