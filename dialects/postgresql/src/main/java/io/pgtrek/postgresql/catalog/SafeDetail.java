package io.pgtrek.postgresql.catalog;

import io.pgtrek.error.SqlErrors;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** DETAIL text of an error, without values of rows. */
final class SafeDetail {
    private SafeDetail() {}

    /** Data exceptions and constraint violations quote values in their message, DETAIL and CONTEXT. */
    static boolean mayQuoteValues(SQLException e) {
        String state = e.getSQLState();
        return state != null && (state.startsWith("22") || state.startsWith("23"));
    }

    static String of(SQLException e) {
        ServerErrorMessage server = e instanceof PSQLException p ? p.getServerErrorMessage() : null;
        if (mayQuoteValues(e)) {
            return DataErrors.phrase(e) + names(server) + " (SQLSTATE " + e.getSQLState() + ")";
        }
        String detail = server == null || server.getDetail() == null ? "" : " DETAIL: " + oneLine(server.getDetail());
        return SqlErrors.detail(primary(e, server)) + detail;
    }

    /** The driver appends DETAIL, HINT and position to its message; the server's own is the plain sentence. */
    private static SQLException primary(SQLException e, @Nullable ServerErrorMessage server) {
        return server == null ? e : new SQLException(server.getMessage(), e.getSQLState());
    }

    private static String names(@Nullable ServerErrorMessage server) {
        if (server == null) {
            return "";
        }
        return name("table", server.getTable())
                + name("column", server.getColumn())
                + name("constraint", server.getConstraint());
    }

    private static String name(String kind, @Nullable String name) {
        return name == null ? "" : ", " + kind + " " + oneLine(name);
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s*\\R\\s*", " | ");
    }
}
