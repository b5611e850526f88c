package io.pgtrek.postgresql.catalog;

import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Objects that are in the target now, named as the plan's statements name them. */
public final class ExistingObjects {

    private ExistingObjects() {}

    /** Kinds that can be looked up. */
    public static final Set<ObjectKind> KINDS = Set.of(
            ObjectKind.TABLE,
            ObjectKind.SEQUENCE,
            ObjectKind.PRIMARY_KEY,
            ObjectKind.UNIQUE_KEY,
            ObjectKind.FOREIGN_KEY,
            ObjectKind.CHECK,
            ObjectKind.INDEX,
            ObjectKind.TRIGGER);

    /** Names by kind, e.g. {@code shop.orders.idx_total}. */
    public static Map<ObjectKind, Set<String>> read(Connection target, List<Identifier> schemas) throws SQLException {
        String[] names = schemas.stream().map(Identifier::text).toArray(String[]::new);
        Map<ObjectKind, Set<String>> objects = new EnumMap<>(ObjectKind.class);
        KINDS.forEach(kind -> objects.put(kind, new HashSet<>()));
        CatalogSql.list(
                target,
                "objects",
                row -> objects.computeIfAbsent(ObjectKind.valueOf(row.getString("kind")), kind -> new HashSet<>())
                        .add(name(row)),
                names,
                names,
                names,
                names);
        return objects;
    }

    private static String name(ResultSet row) throws SQLException {
        QualifiedName table = QualifiedName.of(row.getString("schema_name"), row.getString("table_name"));
        String part = row.getString("part_name");
        return part == null ? table.toString() : table + "." + Identifier.of(part);
    }
}
