package io.pgtrek.job.recompression;

import java.sql.SQLException;
import java.util.Set;

/** Failures that others' locks cause, and that pass. */
final class Contention {

    /** lock_not_available, deadlock_detected, serialization_failure. */
    private static final Set<String> STATES = Set.of("55P03", "40P01", "40001");

    private Contention() {}

    static boolean in(SQLException e) {
        return STATES.contains(String.valueOf(e.getSQLState()));
    }
}
