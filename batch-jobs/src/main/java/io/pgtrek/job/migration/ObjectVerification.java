package io.pgtrek.job.migration;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.repository.StatementEntry;
import io.pgtrek.postgresql.catalog.ExistingObjects;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Compares the objects that the run created with those that are there, and the numbers that sequences give next. */
final class ObjectVerification {

    /** Code of the finding about objects that are gone. */
    static final String GONE = "objects-gone";

    private static final int NAMED = 5;

    private final MigrationRun run;

    ObjectVerification(MigrationRun run) {
        this.run = run;
    }

    List<Finding> findings() throws SQLException {
        try (Connection target = run.target().getConnection()) {
            List<Finding> findings = new ArrayList<>(new SequenceVerification(run).findings(target));
            // What an edited plan creates is the user's to know.
            if (run.configuration().plan() == null) {
                findings.addAll(gone(target));
            }
            return findings;
        }
    }

    private List<Finding> gone(Connection target) throws SQLException {
        Map<ObjectKind, Set<String>> existing =
                ExistingObjects.read(target, run.plan().schemas());
        Map<ObjectKind, Set<String>> created = created();
        List<Finding> findings = new ArrayList<>();
        created.forEach((kind, names) -> {
            Set<String> gone = new TreeSet<>(names);
            gone.removeAll(existing.getOrDefault(kind, Set.of()));
            if (!gone.isEmpty()) {
                findings.add(finding(kind, gone, names.size()));
            }
        });
        return findings;
    }

    private Map<ObjectKind, Set<String>> created() throws SQLException {
        Map<String, StatementEntry> entries = run.statements().entries();
        Map<ObjectKind, Set<String>> created = new TreeMap<>();
        for (DdlStatement statement : DdlRenderer.render(run.plan())) {
            StatementEntry entry = entries.get(statement.id());
            if (entry != null && entry.done() && isObject(statement)) {
                created.computeIfAbsent(statement.kind(), kind -> new TreeSet<>())
                        .add(statement.object());
            }
        }
        return created;
    }

    /** A trigger's function is no trigger. */
    private static boolean isObject(DdlStatement statement) {
        return ExistingObjects.KINDS.contains(statement.kind())
                && !statement.id().startsWith("touch-function");
    }

    private Finding finding(ObjectKind kind, Set<String> gone, int created) {
        String names = String.join(", ", gone.stream().limit(NAMED).toList());
        return new Finding(
                GONE,
                Severity.ERROR,
                kind,
                gone.iterator().next(),
                "is one of " + gone.size() + " that are no longer in the target, of " + created + " created: " + names
                        + (gone.size() > NAMED ? ", ..." : "") + ".",
                "Find out who dropped them; their statements are in the plan.");
    }
}
