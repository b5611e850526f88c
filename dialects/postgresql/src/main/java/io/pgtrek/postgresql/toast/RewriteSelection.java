package io.pgtrek.postgresql.toast;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Rows that a batch has found and locked.
 *
 * @param places of rows, as {@code (block,item)}
 * @param exhausted whether there are no more up to the end of the search
 */
record RewriteSelection(List<String> places, long rawBytes, long storedBytes, boolean exhausted) {

    /** Rows are locked as they are fetched, so that few more are locked than are taken. */
    private static final int FETCH = 64;

    private static final Pattern NOT_BLOCK = Pattern.compile("\\(|,.*");
    private static final Pattern NOT_ITEM = Pattern.compile(".*,|\\)");

    /** @param from and {@code to}: blocks; the latter is left out */
    static RewriteSelection find(
            Connection transaction, RewriteStatements statements, RewriteLimits limits, long from, long to)
            throws SQLException {
        return find(transaction, statements, limits, first(from), to);
    }

    /** @param from the first place */
    static RewriteSelection find(
            Connection transaction, RewriteStatements statements, RewriteLimits limits, String from, long to)
            throws SQLException {
        try (PreparedStatement statement = transaction.prepareStatement(statements.lock())) {
            statement.setFetchSize(FETCH);
            statement.setString(1, from);
            statement.setString(2, first(to));
            try (ResultSet rows = statement.executeQuery()) {
                return take(rows, limits);
            }
        }
    }

    private static RewriteSelection take(ResultSet rows, RewriteLimits limits) throws SQLException {
        List<String> places = new ArrayList<>();
        long raw = 0;
        long stored = 0;
        while (places.size() < limits.rows() && raw < limits.rawBytes()) {
            if (!rows.next()) {
                return new RewriteSelection(places, raw, stored, true);
            }
            places.add(rows.getString("place"));
            raw += rows.getLong("raw");
            stored += rows.getLong("stored");
        }
        return new RewriteSelection(places, raw, stored, false);
    }

    private static String first(long block) {
        return "(" + block + ",0)";
    }

    /** Block of the last row, which others may follow in. */
    long lastBlock() {
        return Long.parseLong(NOT_BLOCK.matcher(last()).replaceAll(""));
    }

    /** The place behind the last row. */
    String behind() {
        long item = Long.parseLong(NOT_ITEM.matcher(last()).replaceAll(""));
        return "(" + lastBlock() + "," + (item + 1) + ")";
    }

    private String last() {
        return places.get(places.size() - 1);
    }
}
