package io.pgtrek.postgresql.copy;

import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.catalog.DataErrors;
import io.pgtrek.postgresql.catalog.TargetFailure;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Tells errors that are one row's fault from those that are not. */
record Refusals(CopyTarget target) {
    /** Data exceptions, constraint violations and values over a limit of the program concern single rows. */
    static boolean isDataError(SQLException e) {
        String state = e.getSQLState();
        return state != null && (state.startsWith("22") || state.startsWith("23") || state.startsWith("54"));
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
