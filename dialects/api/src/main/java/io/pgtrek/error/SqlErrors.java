package io.pgtrek.error;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The one place that turns what a driver says into DETAIL text. */
public final class SqlErrors {

    private SqlErrors() {}

    /** SQL state, vendor code and message on one line, without the driver's stack of wrappers. */
    public static String detail(SQLException e) {
        StringBuilder text = new StringBuilder(firstLine(e.getMessage()));
        if (e.getSQLState() != null) {
            text.append(" (SQLSTATE ").append(e.getSQLState());
            if (e.getErrorCode() != 0) {
                text.append(", code ").append(e.getErrorCode());
            }
            text.append(')');
        }
        return text.toString();
    }

    private static String firstLine(@Nullable String message) {
        return message == null ? "no message" : message.strip().replaceAll("\\s*\\R\\s*", " | ");
    }
}
