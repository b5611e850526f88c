package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.catalog.Key;
import io.pgtrek.catalog.Table;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.RejectedRow;
import io.pgtrek.postgresql.copy.RejectedValue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RejectFileTest {

    private static final RejectedRow ROW = new RejectedRow(
            QualifiedName.of("public", "t"),
            Map.of("id", new RejectedValue.Text("1")),
            Map.of(),
            "id",
            "no such day",
            "value-date",
            null);
    private static final RejectOrigin ORIGIN = new RejectOrigin("job", 7, table(), 3, "0123456789abcdef", "");

    private static TargetTable table() {
        Table source = new Table(
                QualifiedName.of("main", "t"),
                List.of(),
                new Key(Identifier.of("pk"), List.of(Identifier.of("id"))),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                null,
                1,
                1);
        return new TargetTable(
                42,
                source,
                QualifiedName.of("public", "t"),
                List.of(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                List.of());
    }

    @Test
    void writesOneLineForARow(@TempDir Path directory) throws Exception {
        Path path = directory.resolve("run/slice.jsonl");
        try (RejectFile file = new RejectFile(path, ORIGIN, new RejectBudget(2, 0))) {
            file.reject(ROW);
            file.reject(ROW);
            file.force();
        }
        assertThat(Files.readAllLines(path))
                .containsExactly(
                        "{\"id\":\"7/t00042-s003/1/0123456789abcdef\",\"job\":\"job\",\"source\":\"main.t\","
                                + "\"table\":\"public.t\",\"slice\":3,\"key\":{\"id\":\"1\"},\"column\":\"id\","
                                + "\"reason\":\"no such day\",\"code\":\"value-date\",\"values\":{\"id\":\"1\"}}",
                        "{\"id\":\"7/t00042-s003/2/0123456789abcdef\",\"job\":\"job\",\"source\":\"main.t\","
                                + "\"table\":\"public.t\",\"slice\":3,\"key\":{\"id\":\"1\"},\"column\":\"id\","
                                + "\"reason\":\"no such day\",\"code\":\"value-date\",\"values\":{\"id\":\"1\"}}");
    }

    @Test
    @DisplayName("lesson 71: a slice copied again without rejects leaves none behind")
    void removesWhatAnEarlierAttemptLeft(@TempDir Path directory) throws Exception {
        Path path = directory.resolve("slice.jsonl");
        try (RejectFile file = new RejectFile(path, ORIGIN, new RejectBudget(0, 0))) {
            assertThatThrownBy(() -> file.reject(ROW)).isInstanceOf(MigrateException.class);
            file.rolledBack();
        }
        assertThat(path).exists();
        try (RejectFile file = new RejectFile(path, ORIGIN, new RejectBudget(0, 0))) {
            file.force();
        }
        assertThat(path).doesNotExist();
    }
}
