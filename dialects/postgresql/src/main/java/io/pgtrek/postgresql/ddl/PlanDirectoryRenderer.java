package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.Finding;
import io.pgtrek.plan.Plan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Renders a plan as a directory of Flyway migrations that a DBA can read and edit. */
public final class PlanDirectoryRenderer {
    private static final List<PlanFile> FILES = List.of(
            new PlanFile("V1__schemas.sql", Phase.SCHEMAS),
            new PlanFile("V2__types.sql", Phase.TYPES),
            new PlanFile("V3__tables.sql", Phase.SEQUENCES, Phase.TABLES),
            new PlanFile("V4__keys_and_indexes.sql", Phase.KEY_INDEXES, Phase.INDEXES, Phase.KEYS),
            new PlanFile("V5__foreign_keys.sql", Phase.FOREIGN_KEYS, Phase.VALIDATION),
            new PlanFile("V6__triggers.sql", Phase.TRIGGERS),
            new PlanFile("V7__comments.sql", Phase.COMMENTS));

    private PlanDirectoryRenderer() {}

    /**
     * File name → text, in the order the files run; a file without statements is left out. Findings stand as comments
     * above the statement of their object, those about nothing the plan creates at the head of the first file.
     * Flyway must run these files with {@code placeholderReplacement} off: names may hold <code>${}</code>.
     */
    public static Map<String, String> render(Plan plan) {
        List<DdlStatement> statements = DdlRenderer.render(plan);
        FindingPlaces places = new FindingPlaces(plan, statements);
        Map<String, String> files = new LinkedHashMap<>();
        List<Finding> homeless = new ArrayList<>(places.elsewhere());
        for (PlanFile file : FILES) {
            List<DdlStatement> own = file.select(statements);
            if (!own.isEmpty()) {
                files.put(file.name(), file.render(plan, own, places, homeless));
                homeless.clear();
            }
        }
        return Collections.unmodifiableMap(files);
    }
}
