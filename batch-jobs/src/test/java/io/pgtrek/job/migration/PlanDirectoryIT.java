package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrated;
import io.pgtrek.cases.Migrating;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.json.StableJson;
import io.pgtrek.plan.Plan;
import io.pgtrek.postgresql.ddl.PlanDirectoryRenderer;
import io.pgtrek.report.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A plan written out, edited by hand, and applied. */
class PlanDirectoryIT {

    @TempDir
    Path directory;

    private Migrating migrating() throws SQLException {
        Path file = directory.resolve("source.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("create table t(id integer primary key, n integer, gone text, s varchar(20))");
            statement.execute("create index t_n on t(n)");
            statement.execute("insert into t values (1, 7, 'x', 'one'), (2, 8, 'y', 'two')");
        }
        return Migrating.from("sqlite:" + file, null, null).schema("main", "public");
    }

    private Path written(Migrating migrating) throws IOException {
        Plan plan = migrating.plan();
        Path out = Files.createDirectory(directory.resolve("plan"));
        for (Map.Entry<String, String> sql : PlanDirectoryRenderer.render(plan).entrySet()) {
            Files.writeString(out.resolve(sql.getKey()), sql.getValue());
        }
        Files.writeString(out.resolve("plan.json"), StableJson.write(plan));
        return out;
    }

    private static void edit(Path file, String from, String to) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    @Test
    void editedTypesAndColumnsAreFollowed() throws IOException, SQLException {
        Migrating migrating = migrating();
        Path plan = written(migrating);
        edit(plan.resolve("V3__tables.sql"), "n bigint", "n numeric(10,2)");
        edit(plan.resolve("V3__tables.sql"), "    gone text,\n", "");

        Migrated migrated = migrating.planDirectory(plan).run();

        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select * from t order by id")).containsExactly("1|7.00|one", "2|8.00|two");
        assertThat(migrated.findings("column-left-out")).hasSize(1);
        assertThat(migrated.findings("type-edited")).hasSize(1);
        assertThat(migrated.index("t_n")).contains("(n)");
    }

    @Test
    void aRefusedFileIsNamedAndMendedFilesGoOn() throws IOException, SQLException {
        Migrating migrating = migrating();
        Path plan = written(migrating);
        edit(plan.resolve("V4__keys_and_indexes.sql"), "CREATE INDEX", "CREATE INDEXX");
        migrating.planDirectory(plan);

        MigrateException failure = migrating.failure();
        assertThat(failure.code()).isEqualTo(ErrorCode.DDL_FAILED);
        assertThat(failure.detail()).contains("V4__keys_and_indexes.sql").contains("syntax error");

        edit(plan.resolve("V4__keys_and_indexes.sql"), "CREATE INDEXX", "CREATE INDEX");
        Migrated migrated = migrating.run();
        assertThat(migrated.report().outcome()).isEqualTo(Outcome.DONE);
        assertThat(migrated.rows("select count(*) from t")).containsExactly("2");
    }
}
