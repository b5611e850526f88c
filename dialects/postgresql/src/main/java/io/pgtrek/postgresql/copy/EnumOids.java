package io.pgtrek.postgresql.copy;

import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.ToIntFunction;

/** Looks up the OID of an enum type, which the binary form of an array must name. */
record EnumOids(Connection target) implements ToIntFunction<QualifiedName> {
    @Override
    public int applyAsInt(QualifiedName type) {
        try (PreparedStatement statement = target.prepareStatement(sql())) {
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

    private static String sql() {
        try (InputStream stream = EnumOids.class.getResourceAsStream("enum_oid.sql")) {
            if (stream == null) {
                throw new IllegalStateException("enum_oid.sql is missing beside " + EnumOids.class.getName());
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("enum_oid.sql cannot be read", e);
        }
    }
}
