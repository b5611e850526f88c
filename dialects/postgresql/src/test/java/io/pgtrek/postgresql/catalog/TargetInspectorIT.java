package io.pgtrek.postgresql.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.TestTarget;
import io.pgtrek.postgresql.ddl.TestPlans;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetInspectorIT {
    private static final String ODD = "s\"; --\n";
    private static final Plan PLAN = TestPlans.full(ODD, "'\n", List.of());

    @Test
    void saysWhatTheTargetIs() throws SQLException {
        try (Connection connection = TestTarget.connect()) {
            TargetState state = TargetInspector.state(connection);

            assertThat(state.versionNumber()).isGreaterThan(130_000);
            assertThat(state.version()).startsWith(state.versionNumber() / 10_000 + ".");
            assertThat(state.encoding()).isEqualTo("UTF8");
            assertThat(state.schemas()).contains("public", "pg_catalog");
            assertThat(state.icu()).isTrue();
            assertThat(state.offers("plpgsql")).isTrue();
            assertThat(state.offers("no such extension")).isFalse();
        }
    }

    @Test
    void findsNothingInTheWayOfAnOwnerInAnEmptyDatabase() throws SQLException {
        try (Connection connection = TestTarget.connect()) {
            assertThat(TargetInspector.obstacles(connection, PLAN)).isEmpty();
            assertThatCode(() -> TargetInspector.requireEmpty(connection, PLAN)).doesNotThrowAnyException();
        }
    }

    @Test
    void listsEverythingThatIsTaken() throws SQLException {
        try (Connection connection = TestTarget.connect()) {
            TestTarget.execute(connection, "CREATE SCHEMA \"s\"\"; --\n\"; SET search_path = \"s\"\"; --\n\"");
            TestTarget.execute(connection, "CREATE VIEW \"orders'\n\" AS SELECT 1; CREATE TABLE \"tickets'\n\" ()");
            TestTarget.execute(connection, "CREATE DOMAIN \"mood'\n\" AS int");
            TestTarget.execute(connection, "CREATE COLLATION \"nocase'\n\" FROM \"C\"");

            assertThatThrownBy(() -> TargetInspector.requireEmpty(connection, PLAN))
                    .isInstanceOfSatisfying(MigrateException.class, e -> {
                        assertThat(e.code()).isEqualTo(ErrorCode.TARGET_NOT_EMPTY);
                        assertThat(e).hasMessage("The target already holds 4 objects of the plan.");
                        assertThat(e.detail()).contains("view " + ODD + ".orders'\n", "table ", "type ", "collation ");
                    });
        }
    }

    @Test
    void namesMissingPrivilegesEncodingAndExtensions() throws SQLException {
        String database = TestTarget.create("TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'");
        try (Connection owner = TestTarget.connect(database, "postgres")) {
            TestTarget.execute(owner, "CREATE ROLE guest LOGIN; CREATE SCHEMA closed");
            owner.commit();
        }
        Plan closed = TestPlans.full("closed", "", List.of());
        try (Connection guest = TestTarget.connect(database, "guest")) {
            assertThat(TargetInspector.obstacles(guest, closed))
                    .extracting(Finding::code)
                    .containsExactlyInAnyOrder("target-encoding", "target-privilege-schema");
            assertThat(TargetInspector.obstacles(guest, withExtension(TestPlans.full("fresh", "", List.of()))))
                    .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(Severity.BLOCKER))
                    .extracting(Finding::code)
                    .containsExactlyInAnyOrder(
                            "target-encoding", "target-privilege-database", "target-extension-missing");
        }
    }

    @Test
    void countsAndAnalyzes() throws SQLException {
        QualifiedName table = QualifiedName.of("public", "odd \"name\"");
        try (Connection connection = TestTarget.connect()) {
            TestTarget.execute(connection, "CREATE TABLE \"odd \"\"name\"\"\" AS SELECT generate_series(1, 1234) AS n");

            assertThat(TableStatistics.count(connection, table)).isEqualTo(1234);
            TableStatistics.analyze(connection, table);
            assertThat(TestTarget.texts(connection, "SELECT reltuples::text FROM pg_class WHERE relname LIKE 'odd%'"))
                    .containsExactly("1234");
        }
    }

    private static Plan withExtension(Plan plan) {
        return new Plan(
                plan.schemaVersion(),
                plan.product(),
                plan.productVersion(),
                plan.schemas(),
                List.of("no such extension"),
                plan.collations(),
                plan.enums(),
                plan.sequences(),
                plan.tables(),
                plan.findings());
    }
}
