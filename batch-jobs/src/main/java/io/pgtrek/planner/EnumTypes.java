package io.pgtrek.planner;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.EnumType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Names an enum type for every column that needs one; the name never meets a table's row type. */
final class EnumTypes {

    private final TargetNames names;
    private final List<EnumType> types = new ArrayList<>();

    EnumTypes(TargetNames names) {
        this.names = names;
    }

    /** The new type's name, or null where the column's type holds no enumeration. */
    @Nullable
    QualifiedName typeFor(QualifiedName table, Identifier column, PgType type) {
        if (type instanceof PgType.Enumeration enumeration) {
            return create(table, column, enumeration);
        }
        return type instanceof PgType.Array array && array.element() instanceof PgType.Enumeration element
                ? create(table, column, element)
                : null;
    }

    private QualifiedName create(QualifiedName table, Identifier column, PgType.Enumeration enumeration) {
        String base = table.name() + "_" + column;
        Identifier name = names.type(table.schema(), List.of(Identifier.of(base), Identifier.of(base + "_enum")));
        QualifiedName qualified = table.withName(name);
        types.add(new EnumType(qualified, enumeration.labels()));
        return qualified;
    }

    List<EnumType> all() {
        return List.copyOf(types);
    }
}
