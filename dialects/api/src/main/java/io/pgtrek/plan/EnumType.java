package io.pgtrek.plan;

import io.pgtrek.name.QualifiedName;
import java.util.List;

/** An enum type to be created. */
public record EnumType(QualifiedName name, List<String> labels) {

    public EnumType {
        labels = List.copyOf(labels);
    }
}
