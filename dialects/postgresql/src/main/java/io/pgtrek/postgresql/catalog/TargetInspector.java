package io.pgtrek.postgresql.catalog;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.plan.Plan;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Looks at the target before the first statement runs. Reads only; leaves the connection's transaction to the caller. */
public final class TargetInspector {
    /** The oldest server this program writes to. */
    public static final int OLDEST_VERSION = 13;

    private static final Set<String> SCHEMALESS = Set.of("plpgsql");

    private TargetInspector() {}

    /**
     * What server and database are.
     *
     * @throws MigrateException when the server is too old
     */
    public static TargetState state(Connection target) {
        try {
            TargetState state = read(target);
            requireVersion(state);
            return state;
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    /** Whatever would make the plan fail: encoding, extensions, ICU, privileges. Blockers, sorted. */
    public static List<Finding> obstacles(Connection target, Plan plan) {
        TargetState state = state(target);
        try {
            return new Obstacles(state, plan, Privileges.read(target, plan)).list();
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    /** Names of the plan's tables, sequences, types and collations that are taken already, sorted. */
    public static List<String> taken(Connection target, Plan plan) {
        try {
            return TakenNames.find(target, plan);
        } catch (SQLException e) {
            throw TargetFailure.inspecting(e);
        }
    }

    /** @throws MigrateException TARGET_NOT_EMPTY, listing every object of the plan that exists already */
    public static void requireEmpty(Connection target, Plan plan) {
        List<String> taken = taken(target, plan);
        if (!taken.isEmpty()) {
            throw new MigrateException(
                    ErrorCode.TARGET_NOT_EMPTY,
                    "The target already holds " + taken.size() + (taken.size() == 1 ? " object" : " objects")
                            + " of the plan.",
                    String.join(", ", taken),
                    "Drop them, map the source's schemas to others (map.schemas), or use another database.");
        }
    }

    private static TargetState read(Connection target) throws SQLException {
        Set<String> schemas = new HashSet<>(CatalogSql.list(target, "schemas", row -> row.getString(1)));
        Set<String> installable =
                new HashSet<>(CatalogSql.list(target, "installable_extensions", row -> row.getString(1)));
        Map<String, String> installed =
                CatalogSql.list(target, "installed_extensions", row -> Map.entry(row.getString(1), row.getString(2)))
                        .stream()
                        .filter(entry -> !SCHEMALESS.contains(entry.getKey()))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return CatalogSql.list(
                        target,
                        "server",
                        row -> new TargetState(
                                row.getString("version"),
                                row.getInt("version_number"),
                                row.getString("encoding"),
                                row.getBoolean("icu"),
                                installable,
                                installed,
                                schemas))
                .get(0);
    }

    private static void requireVersion(TargetState state) {
        if (state.versionNumber() < OLDEST_VERSION * 10_000) {
            throw new MigrateException(
                    ErrorCode.CONFIGURATION_INVALID,
                    "The target is PostgreSQL " + state.version() + "; " + OLDEST_VERSION + " or newer is needed.",
                    null,
                    "Upgrade the target, or migrate to a newer server.");
        }
    }

    static Finding blocker(String code, ObjectKind kind, String object, String message, String hint) {
        return new Finding(code, Severity.BLOCKER, kind, object, message, hint);
    }
}
