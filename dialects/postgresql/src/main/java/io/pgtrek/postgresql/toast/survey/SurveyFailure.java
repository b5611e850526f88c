package io.pgtrek.postgresql.toast.survey;

import java.sql.SQLException;

/** Tells failures that concern one table from those that end a survey. */
final class SurveyFailure {

    private SurveyFailure() {}

    /**
     * Why this table was not read.
     *
     * @throws SQLException the same, where the next table would fare no better
     */
    static String reason(SQLException e) throws SQLException {
        return switch (String.valueOf(e.getSQLState())) {
            case "42P01" -> "It is gone.";
            case "42703" -> "Its columns have changed.";
            case "42501" -> "A privilege is missing.";
            case "25006" -> "The server is a standby, or its sessions may only read.";
            case "55P03" -> "It has been locked for ten seconds by another session.";
            case "55000" -> "It has not been populated.";
            case "XX001", "XX002" -> "It is damaged: " + e.getSQLState() + ".";
            default -> throw e;
        };
    }
}
