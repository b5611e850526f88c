package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/** Numbers that sequences of the target will give next. */
public final class NextNumber {
    private static final PostgresIdentifiers RULES = PostgresIdentifiers.RULES;

    private NextNumber() {}

    /** The column's own sequence, quoted for SQL; null where it has none. */
    public static @Nullable String sequence(Connection target, QualifiedName table, Identifier column)
            throws SQLException {
        try (PreparedStatement statement =
                target.prepareStatement("SELECT pg_catalog.pg_get_serial_sequence(?, ?)::text")) {
            statement.setString(1, RULES.quote(table));
            statement.setString(2, column.text());
            try (ResultSet result = statement.executeQuery()) {
                result.next();
                return result.getString(1);
            }
        }
    }

    /**
     * The number that a sequence gives next; past its end, one step further.
     *
     * @param quoted the sequence's name for SQL
     */
    public static BigDecimal of(Connection target, String quoted) throws SQLException {
        String sql = "SELECT last_value::numeric + CASE WHEN is_called THEN"
                + " (SELECT seqincrement FROM pg_catalog.pg_sequence WHERE seqrelid = own.tableoid) ELSE 0 END FROM "
                + quoted + " AS own";
        try (Statement statement = target.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            result.next();
            return result.getBigDecimal(1);
        }
    }

    /** The largest number in the column, or the smallest; null where it has none. */
    public static @Nullable BigDecimal end(Connection target, QualifiedName table, Identifier column, boolean largest)
            throws SQLException {
        String sql =
                "SELECT " + (largest ? "max(" : "min(") + RULES.quote(column) + ")::numeric FROM " + RULES.quote(table);
        try (Statement statement = target.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            result.next();
            return result.getBigDecimal(1);
        }
    }
}
