package io.pgtrek.planner;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.CollationType;
import io.pgtrek.planner.Collations.IcuCollation;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The collations a plan creates, each once in every schema that needs it. */
final class CollationTypes {

    private final Map<QualifiedName, CollationType> types = new TreeMap<>();

    QualifiedName create(Identifier schema, IcuCollation collation) {
        QualifiedName name = new QualifiedName(schema, Identifier.of(collation.name()));
        types.putIfAbsent(name, new CollationType(name, collation.locale(), false));
        return name;
    }

    List<CollationType> all() {
        return List.copyOf(types.values());
    }
}
