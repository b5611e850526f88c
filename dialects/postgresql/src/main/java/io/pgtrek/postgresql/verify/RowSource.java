package io.pgtrek.postgresql.verify;

import java.sql.SQLException;

/** One side of a comparison; gives the same rows every time, as long as nobody changes them. */
@FunctionalInterface
public interface RowSource {
    void read(CanonicalRow rows) throws SQLException;
}
