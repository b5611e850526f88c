package io.pgtrek.postgresql.catalog;

import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** Turns what PostgreSQL or its driver says into a sentence with DETAIL and HINT. */
public final class TargetFailure {
    private static final Set<String> LOGIN = Set.of("28000", "28P01");

    private TargetFailure() {}

    /** While connecting. */
    public static MigrateException connecting(SQLException e) {
        return of(ErrorCode.TARGET_UNREACHABLE, "PostgreSQL cannot be reached.", e);
    }

    /** While running a statement of the plan. @param object what it creates, e.g. {@code shop.orders.fk_customer} */
    public static MigrateException creating(String object, SQLException e) {
        return of(ErrorCode.DDL_FAILED, "PostgreSQL refused to create " + object + ".", e);
    }

    /** While reading PostgreSQL's own catalog. */
    public static MigrateException inspecting(SQLException e) {
        return of(ErrorCode.WRITE_FAILED, "The target's catalog could not be read.", e);
    }

    /** While writing rows. @param what e.g. {@code rows of shop.orders} */
    public static MigrateException writing(String what, SQLException e) {
        return of(ErrorCode.WRITE_FAILED, "PostgreSQL refused " + what + ".", e);
    }

    /** Whether the server itself ran out of something, e.g. disk, so that everything else would fail as well. */
    public static boolean lacksResources(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                String state = String.valueOf(sql.getSQLState());
                return state.startsWith("53") || state.startsWith("58");
            }
        }
        return false;
    }

    private static MigrateException of(ErrorCode otherwise, String sentence, SQLException e) {
        ErrorCode code = code(e, otherwise);
        String message = switch (code) {
            case TARGET_LOGIN -> "PostgreSQL refuses the user or password.";
            case TARGET_PRIVILEGE -> sentence + " The user lacks a privilege.";
            case TARGET_UNREACHABLE ->
                "3D000".equals(e.getSQLState())
                        ? "PostgreSQL has no database of that name."
                        : "PostgreSQL cannot be reached.";
            default -> sentence;
        };
        // A data error's own words, and those of its stack trace, may quote a row's value.
        return new MigrateException(code, message, detail(e), hint(code, e), SafeDetail.mayQuoteValues(e) ? null : e);
    }

    /** The driver says only that the attempt failed; the socket's own word tells why. */
    private static String detail(SQLException e) {
        Throwable cause = e.getCause();
        boolean socket = cause instanceof IOException && !SafeDetail.mayQuoteValues(e);
        return socket ? SafeDetail.of(e) + " " + cause : SafeDetail.of(e);
    }

    private static ErrorCode code(SQLException e, ErrorCode otherwise) {
        String state = String.valueOf(e.getSQLState());
        if (LOGIN.contains(state)) {
            return ErrorCode.TARGET_LOGIN;
        }
        if (state.equals("42501")) {
            return ErrorCode.TARGET_PRIVILEGE;
        }
        return state.equals("3D000") || ConnectionLoss.in(e) ? ErrorCode.TARGET_UNREACHABLE : otherwise;
    }

    private static @Nullable String hint(ErrorCode code, SQLException e) {
        String state = String.valueOf(e.getSQLState());
        if (state.equals("3D000")) {
            return "Create the database first, or correct its name in the target's URL.";
        }
        ServerErrorMessage server = e instanceof PSQLException p ? p.getServerErrorMessage() : null;
        if (server != null && server.getHint() != null && !SafeDetail.mayQuoteValues(e)) {
            return server.getHint();
        }
        return switch (code) {
            case TARGET_LOGIN -> "Check user and password of the target, and the server's pg_hba.conf.";
            case TARGET_UNREACHABLE -> "Check host and port of the target, and whether the server runs.";
            case TARGET_PRIVILEGE -> "Grant the privilege, or use the owner of the database or schema.";
            default -> null;
        };
    }
}
