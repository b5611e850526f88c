package io.pgtrek.planner;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.CollationType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The collations a plan creates, one case-insensitive one per schema that needs it. */
final class CollationTypes {

    /** ICU: base letters and accents count, case does not. */
    private static final String IGNORE_CASE = "und-u-ks-level2";

    private final Map<QualifiedName, CollationType> types = new TreeMap<>();

    QualifiedName caseInsensitive(Identifier schema) {
        QualifiedName name = new QualifiedName(schema, Identifier.of("case_insensitive"));
        types.putIfAbsent(name, new CollationType(name, IGNORE_CASE, false));
        return name;
    }

    List<CollationType> all() {
        return List.copyOf(types.values());
    }
}
