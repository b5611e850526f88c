package io.pgtrek.cli.demo;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Endpoint;
import io.pgtrek.report.Outcome;
import io.pgtrek.report.RunReport;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DemoGuideTest {

    private static final Path SOURCE = Path.of("build", "demo", "legacy.db");

    @Test
    void givesCommandsToCopy() {
        assertThat(DemoGuide.text(
                        report("jdbc:postgresql://127.0.0.1:54321/demo?user=postgres"),
                        54321,
                        SOURCE,
                        null,
                        "./migrate demo"))
                .contains("  psql -h 127.0.0.1 -p 54321 -U postgres -d demo\n")
                .contains("  ./migrate demo --stop\n")
                .contains("  ./migrate demo --clean\n")
                .doesNotContain("The report:");
    }

    @Test
    void quotesForTheShell() {
        assertThat(DemoGuide.text(report("jdbc:postgresql://h:1/a b"), 1, SOURCE, SOURCE, "migrate demo"))
                .contains("-d 'a b'");
    }

    private static RunReport report(String url) {
        Endpoint endpoint = new Endpoint(url, "PostgreSQL", "18.6");
        String time = "2026-11-30T16:38:49Z";
        return new RunReport(
                1,
                "demo",
                "0",
                Outcome.DONE,
                "",
                time,
                time,
                endpoint,
                endpoint,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }
}
