package io.pgtrek.job.migration;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.plan.Plan;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.report.ObjectCount;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Counts what the source has and what PostgreSQL got, by kind. */
final class ObjectCounts {

    private static final List<ObjectKind> CODE =
            List.of(ObjectKind.VIEW, ObjectKind.ROUTINE, ObjectKind.EVENT, ObjectKind.TRIGGER);

    private final Plan plan;
    private final Map<ObjectKind, Long> failed;

    ObjectCounts(Plan plan, Map<String, StatementEntry> entries) {
        this.plan = plan;
        this.failed = failed(plan, entries);
    }

    /** Objects, not statements: a key that takes two statements fails once. */
    private static Map<ObjectKind, Long> failed(Plan plan, Map<String, StatementEntry> entries) {
        Map<ObjectKind, Set<String>> objects = DdlRenderer.render(plan).stream()
                .filter(statement -> {
                    StatementEntry entry = entries.get(statement.id());
                    return entry == null || !entry.done();
                })
                .collect(Collectors.groupingBy(
                        statement -> statement.kind(),
                        () -> new EnumMap<>(ObjectKind.class),
                        Collectors.mapping(statement -> statement.object(), Collectors.toSet())));
        Map<ObjectKind, Long> counts = new EnumMap<>(ObjectKind.class);
        objects.forEach((kind, names) -> counts.put(kind, (long) names.size()));
        return counts;
    }

    List<ObjectCount> list() {
        List<ObjectCount> counts = new ArrayList<>();
        add(counts, ObjectKind.TABLE, table -> 1, table -> 1);
        add(counts, ObjectKind.COLUMN, t -> t.columns().size(), t -> t.columns().size());
        add(counts, ObjectKind.PRIMARY_KEY, t -> t.primaryKey() == null ? 0 : 1, t -> t.primaryKey() == null ? 0 : 1);
        add(
                counts,
                ObjectKind.UNIQUE_KEY,
                t -> t.uniqueKeys().size(),
                t -> t.uniqueKeys().size());
        add(counts, ObjectKind.INDEX, t -> t.indexes().size(), t -> t.indexes().size());
        add(
                counts,
                ObjectKind.FOREIGN_KEY,
                t -> t.foreignKeys().size(),
                t -> t.foreignKeys().size());
        add(counts, ObjectKind.CHECK, t -> t.checks().size(), t -> t.checks().size());
        add(counts, ObjectKind.COMMENT, ObjectCounts::comments, ObjectCounts::comments);
        CODE.forEach(kind -> addCode(counts, kind));
        return counts.stream()
                .filter(count -> count.source() + count.created() > 0)
                .toList();
    }

    private void add(
            List<ObjectCount> counts,
            ObjectKind kind,
            ToLongFunction<Table> inSource,
            ToLongFunction<TargetTable> planned) {
        long source = plan.tables().stream()
                .map(TargetTable::source)
                .mapToLong(inSource)
                .sum();
        long created = plan.tables().stream().mapToLong(planned).sum() - failed.getOrDefault(kind, 0L);
        counts.add(new ObjectCount(kind, source, created, Math.max(0, source - created)));
    }

    /** Code objects are known by their findings alone. */
    private void addCode(List<ObjectCount> counts, ObjectKind kind) {
        long skipped = plan.findings().stream()
                .filter(finding -> finding.kind() == kind && finding.notCarriedOver())
                .count();
        counts.add(new ObjectCount(kind, skipped, 0, skipped));
    }

    private static long comments(Table table) {
        return (hasText(table.comment()) ? 1 : 0)
                + table.columns().stream()
                        .map(Column::comment)
                        .filter(ObjectCounts::hasText)
                        .count()
                + table.indexes().stream().filter(i -> hasText(i.comment())).count();
    }

    private static long comments(TargetTable table) {
        return (hasText(table.comment()) ? 1 : 0)
                + table.columns().stream().filter(c -> hasText(c.comment())).count()
                + table.indexes().stream().filter(i -> hasText(i.comment())).count();
    }

    private static boolean hasText(@org.jspecify.annotations.Nullable String text) {
        return text != null && !text.isEmpty();
    }
}
