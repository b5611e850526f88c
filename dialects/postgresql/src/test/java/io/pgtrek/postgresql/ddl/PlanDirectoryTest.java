package io.pgtrek.postgresql.ddl;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.plan.Plan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlanDirectoryTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/plan");

    static List<Finding> findings(String suffix) {
        return List.of(
                new Finding(
                        "view-skipped",
                        Severity.WARNING,
                        ObjectKind.VIEW,
                        "shop.v" + suffix,
                        "Views are not carried over.",
                        "Translate it."),
                new Finding(
                        "zero-dates",
                        Severity.INFO,
                        ObjectKind.COLUMN,
                        "shop.orders.changed",
                        "3 zero dates" + suffix + ".",
                        ""),
                new Finding(
                        "index-renamed",
                        Severity.INFO,
                        ObjectKind.INDEX,
                        "shop.orders.orders_by_net" + suffix,
                        "Renamed.",
                        ""),
                new Finding(
                        "index-fulltext-skipped",
                        Severity.WARNING,
                        ObjectKind.INDEX,
                        "shop.orders.ft" + suffix,
                        "Left out.",
                        "Use tsvector."));
    }

    @Test
    void matchesTheGoldenDirectory() throws IOException {
        Map<String, String> files = PlanDirectoryRenderer.render(TestPlans.full("shop", "", findings("")));

        assertThat(files.keySet())
                .containsExactly(
                        "V1__schemas.sql",
                        "V2__types.sql",
                        "V3__tables.sql",
                        "V4__keys_and_indexes.sql",
                        "V5__foreign_keys.sql",
                        "V6__triggers.sql",
                        "V7__comments.sql");
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path golden = GOLDEN.resolve(file.getKey());
            if (Boolean.getBoolean("golden.update")) {
                Files.createDirectories(GOLDEN);
                Files.writeString(golden, file.getValue());
            }
            assertThat(file.getValue()).as(file.getKey()).isEqualTo(Files.readString(golden));
        }
    }

    @Test
    void saysWhenFlywayMustLeavePlaceholdersAlone() {
        Map<String, String> files = PlanDirectoryRenderer.render(TestPlans.full("shop", "${x}", List.of()));

        assertThat(files.get("V3__tables.sql")).contains("-- ").contains("flyway.placeholderReplacement=false");
        assertThat(files.get("V1__schemas.sql")).doesNotContain("flyway");
    }

    @Test
    void leavesOutFilesWithoutStatements() {
        Plan empty = new Plan(
                1, "SQLite", "3.40.1", List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

        assertThat(PlanDirectoryRenderer.render(empty)).isEmpty();
    }
}
