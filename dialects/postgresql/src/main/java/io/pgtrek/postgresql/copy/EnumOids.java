package io.pgtrek.postgresql.copy;

import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.catalog.TargetFailure;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.ToIntFunction;

/** Looks up the OID of an enum type, which the binary form of an array must name. */
record EnumOids(Connection target) implements ToIntFunction<QualifiedName> {

    private static final StoredQuery ENUM_OID = StoredQuery.beside(EnumOids.class, "enum_oid");

    @Override
    public int applyAsInt(QualifiedName type) {
        try (PreparedStatement statement = target.prepareStatement(ENUM_OID.text())) {
            statement.setString(1, type.schema().text());
            statement.setString(2, type.name().text());
            try (ResultSet result = statement.executeQuery()) {
                if (!result.next()) {
                    throw new IllegalArgumentException("the target has no type " + type);
                }
                // OIDs are unsigned; only the bits matter.
                return (int) result.getLong(1);
            }
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }
}
