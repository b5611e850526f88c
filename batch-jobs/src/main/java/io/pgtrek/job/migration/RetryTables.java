package io.pgtrek.job.migration;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeParser;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.catalog.ExistingColumn;
import io.pgtrek.postgresql.catalog.ExistingColumns;
import io.pgtrek.postgresql.catalog.ExistingEnums;
import io.pgtrek.postgresql.copy.CopyColumn;
import io.pgtrek.postgresql.copy.CopyTarget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The plan's tables as they are in the target now: their columns may have got other types, enums other labels. */
final class RetryTables {

    private final Map<QualifiedName, Map<Identifier, ExistingColumn>> existing;
    private final Map<QualifiedName, List<String>> enums;
    private final RetrySource source;

    private RetryTables(
            Map<QualifiedName, Map<Identifier, ExistingColumn>> existing,
            Map<QualifiedName, List<String>> enums,
            RetrySource source) {
        this.existing = existing;
        this.enums = enums;
        this.source = source;
    }

    static RetryTables read(MigrationRun run, RetrySource source, Connection target) throws SQLException {
        List<Identifier> schemas = Stream.concat(
                        run.plan().schemas().stream(),
                        run.plan().tables().stream().map(table -> table.name().schema()))
                .distinct()
                .toList();
        return new RetryTables(ExistingColumns.read(target, schemas), ExistingEnums.read(target, schemas), source);
    }

    boolean exists(TargetTable table) {
        return existing.containsKey(table.name());
    }

    /** Columns that take values, in the plan's order. */
    List<TargetColumn> columns(TargetTable table) {
        Map<Identifier, ExistingColumn> columns = existing.getOrDefault(table.name(), Map.of());
        return table.copiedColumns().stream()
                .flatMap(column -> Optional.ofNullable(columns.get(column.name()))
                        .filter(actual -> !actual.generated())
                        .map(actual -> adapted(table, column, actual))
                        .stream())
                .toList();
    }

    private TargetColumn adapted(TargetTable table, TargetColumn column, ExistingColumn actual) {
        Optional<PgType> type = PgTypeParser.parse(actual.type());
        QualifiedName enumType = column.enumType();
        if (type.isPresent()) {
            return column.withType(type.get(), null);
        }
        if (enumType != null && enums.containsKey(enumType)) {
            PgType labels = new PgType.Enumeration(enums.getOrDefault(enumType, List.of()));
            return column.withType(column.type() instanceof PgType.Array ? new PgType.Array(labels) : labels, enumType);
        }
        throw ActualTables.unknown(table, column, actual);
    }

    CopyTarget target(TargetTable table) {
        return new CopyTarget(
                table.name(),
                columns(table).stream()
                        .map(column -> new CopyColumn(
                                column.source().name(),
                                column.name(),
                                column.type(),
                                column.enumType(),
                                new RetryReader(table, column, source)))
                        .toList());
    }
}
