package io.pgtrek.catalog;

import io.pgtrek.name.QualifiedName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A view; {@code definition} is the source's SELECT, empty when the user may not see it. */
public record View(
        QualifiedName name,
        List<Column> columns,
        String definition,
        @Nullable String comment) {

    public View {
        columns = List.copyOf(columns);
    }
}
