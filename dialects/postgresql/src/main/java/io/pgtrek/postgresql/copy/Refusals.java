package io.pgtrek.postgresql.copy;

import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.catalog.DataErrors;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells errors that are one row's fault from those that are not. */
record Refusals(CopyTarget target) {
    /**
     * Classes of SQLSTATE that concern single rows: data exceptions, constraint violations, failures of functions and
     * of views' check options, values over a limit of the program, what triggers raise in PL/pgSQL, and 45 by custom.
     */
    private static final Set<String> ROW_CLASSES = Set.of("22", "23", "38", "39", "44", "45", "54", "P0");

    static boolean isDataError(SQLException e) {
        String state = e.getSQLState();
        return state != null && state.length() == 5 && ROW_CLASSES.contains(state.substring(0, 2));
    }

    MigrateException failure(SQLException e) {
        return TargetFailure.writing("rows of " + target.table(), e);
    }

    String reason(SQLException e) {
        String constraint = CopyContext.of(e, target).constraint();
        return DataErrors.phrase(e) + (constraint == null ? "" : ": " + constraint);
    }

    /** Source name of the column at fault. */
    @Nullable
    String column(SQLException e) {
        CopyContext context = CopyContext.of(e, target);
        return target.columns().stream()
                .filter(column -> column.name().equals(context.column()))
                .map(column -> column.source().text())
                .findFirst()
                .orElse(null);
    }
}
