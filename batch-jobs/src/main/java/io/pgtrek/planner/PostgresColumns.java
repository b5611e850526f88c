package io.pgtrek.planner;

import io.pgtrek.name.Identifier;
import java.util.Set;

/** Column names PostgreSQL keeps for itself. */
final class PostgresColumns {

    /** <a href="https://www.postgresql.org/docs/current/ddl-system-columns.html">manual, System Columns</a>. */
    private static final Set<String> SYSTEM = Set.of("tableoid", "xmin", "cmin", "xmax", "cmax", "ctid");

    private PostgresColumns() {}

    static boolean isSystem(Identifier name) {
        return SYSTEM.contains(name.text());
    }
}
