package io.pgtrek.postgresql.copy;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.query.StoredQuery;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Makes an empty table ready for COPY with FREEZE, which wants it truncated in the same transaction. Its rows are then
 * frozen from the start: no reader has to set their hint bits and no VACUUM has to write the table once more.
 */
final class FreezableTable {

    private static final StoredQuery FREEZABLE = StoredQuery.beside(FreezableTable.class, "freezable");

    private FreezableTable() {}

    /** Locks and truncates the table. @return false, and nothing but the lock is done, when it holds rows or is no plain table */
    static boolean prepare(Connection target, QualifiedName table) throws SQLException {
        if (!allowed(target, table)) {
            return false;
        }
        String name = PostgresIdentifiers.RULES.quote(table);
        try (Statement statement = target.createStatement()) {
            statement.execute("lock table only " + name + " in access exclusive mode");
            if (holdsRows(statement, name)) {
                return false;
            }
            statement.execute("truncate table only " + name);
            return true;
        }
    }

    private static boolean allowed(Connection target, QualifiedName table) throws SQLException {
        try (PreparedStatement statement = target.prepareStatement(FREEZABLE.text())) {
            statement.setString(1, table.schema().text());
            statement.setString(2, table.name().text());
            try (ResultSet result = statement.executeQuery()) {
                return result.next() && result.getBoolean(1);
            }
        }
    }

    private static boolean holdsRows(Statement statement, String name) throws SQLException {
        try (ResultSet result = statement.executeQuery("select exists (select from only " + name + ")")) {
            result.next();
            return result.getBoolean(1);
        }
    }
}
