package io.pgtrek.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.job.connect.DriverLoader;
import io.pgtrek.job.connect.Source;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.PlanDirectoryRenderer;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.TableResult;
import io.pgtrek.testkit.GoldenFile;
import io.pgtrek.testkit.SharedSamples;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A well-known database as SQLite wrote it. */
class SqliteChinookIT {

    private static Migrating migrating() {
        return Migrating.from("sqlite:" + SharedSamples.file("sqlite/Chinook_Sqlite.sqlite"), null, null)
                .schema("main", "public");
    }

    /** The driver brings SQLite along. */
    private static String withoutVersion(String text, String version) {
        return text.replace(version, "3.x");
    }

    @Test
    void arrivesWhole() {
        Migrated migrated = migrating().run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.report().tables()).hasSize(11).allMatch(TableResult::matches);
        assertThat(migrated.report().tables().stream()
                        .mapToLong(TableResult::copied)
                        .sum())
                .isEqualTo(15_607);
        assertThat(migrated.value("select \"Name\" || '|' || \"Composer\" || '|' || \"UnitPrice\" from \"Track\""
                        + " where \"TrackId\" = 1"))
                .isEqualTo("For Those About To Rock (We Salute You)|Angus Young, Malcolm Young, Brian Johnson|0.99");
        assertThat(migrated.value("select sum(\"Total\") from \"Invoice\"")).isEqualTo("2328.60");
        assertThat(migrated.value("select count(*) from pg_constraint where contype = 'f' and convalidated"
                        + " and connamespace = 'public'::regnamespace"))
                .isEqualTo("11");
        migrated.target().execute("insert into \"Artist\"(\"Name\") values ('new')");
        assertThat(migrated.value("select \"ArtistId\" from \"Artist\" where \"Name\" = 'new'"))
                .isEqualTo("276");
    }

    @Test
    void isReadAndPlannedAsEver() throws SQLException {
        Migrating migrating = migrating();
        Source source = Source.open(migrating.configuration(), new DriverLoader(Path.of("drivers")));
        try (Connection connection = source.connect()) {
            Catalog catalog = source.dialect()
                    .introspector()
                    .introspect(connection, migrating.configuration().select().tables());
            GoldenFile.at("golden/sqlite/chinook-catalog.json")
                    .matches(withoutVersion(StableJson.write(catalog), catalog.version()));
        }
        Plan plan = migrating.plan();
        String sql = PlanDirectoryRenderer.render(plan).entrySet().stream()
                .map(file -> "-- " + file.getKey() + "\n" + file.getValue())
                .collect(Collectors.joining("\n"));
        GoldenFile.at("golden/sqlite/chinook-plan.sql").matches(withoutVersion(sql, plan.productVersion()));
    }
}
