package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.error.MigrateException;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.copy.RejectedRow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RejectFileTest {

    private static final RejectedRow ROW =
            new RejectedRow(QualifiedName.of("public", "t"), Map.of("id", "1"), "id", "no such day", null);

    @Test
    void writesOneLineForARow(@TempDir Path directory) throws Exception {
        Path path = directory.resolve("run/slice.jsonl");
        try (RejectFile file = new RejectFile(path, new RejectBudget(2, 0))) {
            file.reject(ROW);
            file.reject(ROW);
            file.force();
        }
        assertThat(Files.readAllLines(path)).hasSize(2);
    }

    @Test
    @DisplayName("lesson 71: a slice copied again without rejects leaves none behind")
    void removesWhatAnEarlierAttemptLeft(@TempDir Path directory) throws Exception {
        Path path = directory.resolve("slice.jsonl");
        try (RejectFile file = new RejectFile(path, new RejectBudget(0, 0))) {
            assertThatThrownBy(() -> file.reject(ROW)).isInstanceOf(MigrateException.class);
            file.rolledBack();
        }
        assertThat(path).exists();
        try (RejectFile file = new RejectFile(path, new RejectBudget(0, 0))) {
            file.force();
        }
        assertThat(path).doesNotExist();
    }
}
