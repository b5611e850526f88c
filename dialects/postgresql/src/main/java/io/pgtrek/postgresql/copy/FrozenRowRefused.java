package io.pgtrek.postgresql.copy;

import java.sql.SQLException;

/** The server refused a row of a frozen copy, and with it the whole transaction. */
final class FrozenRowRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FrozenRowRefused(SQLException refusal) {
        super(refusal.getSQLState(), refusal, false, false);
    }
}
