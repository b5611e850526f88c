package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.PlanDirectoryRenderer;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.TableResult;
import io.pgtrek.testkit.GoldenFile;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.SharedSamples;
import io.pgtrek.testkit.TestServer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Real schemas through real servers: every row, and every object created or in a finding. */
class SakilaIT {

    enum Server {
        MYSQL_5_5 {
            @Override
            TestServer get() {
                return MySqlServer.get();
            }
        },
        MARIADB_11_4 {
            @Override
            TestServer get() {
                return MariaDbServer.get();
            }
        };

        abstract TestServer get();
    }

    @ParameterizedTest
    @EnumSource
    void sakilaArrivesWhole(Server server) {
        server.get().loadScript(SharedSamples.file("mysql/sakila-mv-schema.sql"));
        server.get().loadScript(SharedSamples.file("mysql/sakila-mv-data.sql"));
        Migrating migrating =
                Migrating.from(server.get().jdbcUrl("sakila"), null, null).schema("sakila", "public");

        Plan plan = migrating.plan();
        Migrated migrated = migrating.run();

        assertThat(migrated.report().tables()).hasSize(16).allMatch(TableResult::matches);
        assertThat(migrated.report().rowsCopied()).isEqualTo(47_273);
        assertThat(Completeness.missing(plan, migrated)).isEmpty();
        assertThat(named(migrated, ObjectKind.VIEW)).hasSize(7);
        assertThat(named(migrated, ObjectKind.ROUTINE)).hasSize(6);
        assertThat(named(migrated, ObjectKind.TRIGGER)).hasSize(6);
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.INCOMPLETE);
        golden("sakila", server, plan);
    }

    @ParameterizedTest
    @EnumSource
    void chinookArrivesWhole(Server server) {
        server.get().loadScript(SharedSamples.file("mysql/Chinook_MySql.sql"));
        Migrating migrating =
                Migrating.from(server.get().jdbcUrl("Chinook"), null, null).schema("Chinook", "public");

        Plan plan = migrating.plan();
        Migrated migrated = migrating.run();

        assertThat(migrated.report().tables()).hasSize(11).allMatch(TableResult::matches);
        assertThat(migrated.report().rowsCopied()).isEqualTo(15_607);
        assertThat(Completeness.missing(plan, migrated)).isEmpty();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        golden("chinook", server, plan);
    }

    private static Stream<String> named(Migrated migrated, ObjectKind kind) {
        return migrated.report().findings().stream()
                .filter(finding -> finding.kind() == kind)
                .map(Finding::object)
                .distinct();
    }

    /** The statements alone: findings quote the sample's own views and routines at length. */
    private static void golden(String sample, Server server, Plan plan) {
        StringBuilder sql = new StringBuilder();
        PlanDirectoryRenderer.render(plan)
                .forEach((name, text) -> text.lines()
                        .filter(line -> !line.startsWith("--"))
                        .forEach(line -> sql.append(line).append('\n')));
        GoldenFile.at("golden/" + sample + "-" + server.name().toLowerCase(java.util.Locale.ROOT) + ".sql")
                .matches(sql.toString());
    }
}
