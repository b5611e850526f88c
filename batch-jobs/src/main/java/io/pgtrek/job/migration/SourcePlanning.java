package io.pgtrek.job.migration;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.job.Phase;
import io.pgtrek.job.connect.Source;
import io.pgtrek.job.run.PhaseClock;
import io.pgtrek.plan.Plan;
import io.pgtrek.planner.Planner;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;

/** Reads the source's catalog and makes the plan. */
final class SourcePlanning {

    private final MigrationConfiguration configuration;
    private final Source source;
    private final PhaseClock clock;

    SourcePlanning(MigrationConfiguration configuration, Source source, PhaseClock clock) {
        this.configuration = configuration;
        this.source = source;
        this.clock = clock;
    }

    Plan plan() {
        try (Connection connection = source.connect()) {
            Catalog catalog = introspect(connection);
            long tables = catalog.schemas().stream()
                    .mapToLong(schema -> schema.tables().size())
                    .sum();
            try (PhaseClock.Running running = clock.start(Phase.PLAN, tables)) {
                return new Planner(source.dialect(), configuration)
                        .plan(connection, catalog, table -> clock.step(Phase.PLAN, table));
            }
        } catch (SQLException e) {
            throw unreadable(e);
        }
    }

    private static MigrateException unreadable(SQLException e) {
        return new MigrateException(
                ErrorCode.INTROSPECTION_FAILED,
                "The source's catalog could not be read to its end.",
                SqlErrors.detail(e),
                "Check that the source runs and that the user may read it, then run again; nothing was changed.",
                e);
    }

    /** Compares the source with the plan of an unfinished run, which its data must still fit. */
    void requireUnchanged(Plan plan) {
        try (Connection connection = source.connect()) {
            SourceDrift.require(plan, introspect(connection));
        } catch (SQLException e) {
            throw unreadable(e);
        }
    }

    private Catalog introspect(Connection connection) throws SQLException {
        try (PhaseClock.Running running = clock.start(Phase.INTROSPECT, 0)) {
            return source.dialect()
                    .introspector()
                    .introspect(connection, configuration.select().tables());
        }
    }

    /** @throws MigrateException PLAN_BLOCKED when findings of severity blocker stand in the way; all are listed */
    static void requireUnblocked(List<Finding> findings) {
        List<Finding> blockers = findings.stream()
                .filter(finding -> finding.severity() == Severity.BLOCKER)
                .toList();
        if (blockers.isEmpty()) {
            return;
        }
        throw new MigrateException(
                code(blockers),
                blockers.size() == 1
                        ? line(blockers.get(0))
                        : blockers.size() + " findings stand in the way; nothing was created.",
                blockers.size() == 1
                        ? null
                        : blockers.stream().map(SourcePlanning::line).collect(Collectors.joining("\n")),
                blockers.get(0).hint());
    }

    private static ErrorCode code(List<Finding> blockers) {
        return blockers.stream().anyMatch(finding -> finding.code().startsWith("target-privilege"))
                ? ErrorCode.TARGET_PRIVILEGE
                : ErrorCode.PLAN_BLOCKED;
    }

    private static String line(Finding finding) {
        boolean sentence = Character.isUpperCase(finding.message().codePointAt(0));
        return sentence ? finding.message() : finding.object() + " " + finding.message();
    }
}
