package io.pgtrek.job.migration;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.catalog.type.PgTypeParser;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.ExistingColumn;
import io.pgtrek.postgresql.catalog.ExistingColumns;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The plan's tables as the user's files made them: a column left out is not copied, a column of another type gets
 * values of that type.
 */
final class ActualTables {

    private final Map<QualifiedName, Map<Identifier, ExistingColumn>> existing;
    private final List<Finding> differences = new ArrayList<>();

    private ActualTables(Map<QualifiedName, Map<Identifier, ExistingColumn>> existing) {
        this.existing = existing;
    }

    static ActualTables read(MigrationRun run) throws SQLException {
        try (Connection target = run.target().getConnection()) {
            return new ActualTables(ExistingColumns.read(target, run.plan().schemas()));
        }
    }

    boolean contains(TargetTable table) {
        return existing.containsKey(table.name());
    }

    /** The columns to copy, in the plan's order. */
    List<TargetColumn> copied(TargetTable table) {
        Map<Identifier, ExistingColumn> columns = existing.getOrDefault(table.name(), Map.of());
        return table.copiedColumns().stream()
                .map(column -> adapted(table, column, columns.get(column.name())))
                .filter(Objects::nonNull)
                .toList();
    }

    /** What the files changed, as findings. */
    List<Finding> differences(List<TargetTable> tables) {
        differences.clear();
        tables.forEach(this::copied);
        return List.copyOf(differences);
    }

    private @Nullable TargetColumn adapted(TargetTable table, TargetColumn column, @Nullable ExistingColumn actual) {
        if (actual == null || actual.generated()) {
            differ(
                    table,
                    column,
                    "column-left-out",
                    "is not in the table the plan directory makes, or is generated"
                            + " there; its values are not copied.");
            return null;
        }
        if (column.enumType() != null) {
            return column;
        }
        PgType type = PgTypeParser.parse(actual.type()).orElseThrow(() -> unknown(table, column, actual));
        if (type.equals(PgTypeParser.parse(PgTypeNames.display(column.type())).orElse(null))) {
            return column;
        }
        differ(
                table,
                column,
                "type-edited",
                "is " + actual.type() + " in the plan directory instead of " + PgTypeNames.display(column.type())
                        + ".");
        return column.withType(type, null);
    }

    private void differ(TargetTable table, TargetColumn column, String code, String message) {
        differences.add(Finding.column(
                code, Severity.WARNING, table.source().name(), column.source().name(), message, ""));
    }

    static MigrateException unknown(TargetTable table, TargetColumn column, ExistingColumn actual) {
        return new MigrateException(
                ErrorCode.CONFIGURATION_INVALID,
                "Column " + table.name() + "." + column.name() + " is " + actual.type()
                        + " in the target, a type this program cannot fill.",
                null,
                "Use another type, and change it after the migration.");
    }
}
