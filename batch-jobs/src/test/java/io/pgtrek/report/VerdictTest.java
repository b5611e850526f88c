package io.pgtrek.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.Invocation;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static RunReport report(long rejected, long skipped, Checksum checksum) {
        TableResult table = new TableResult("t", "t", -1, 5, 5 - rejected, rejected, -1, 100, 1, List.of(), checksum);
        return new RunReport(
                1,
                "job",
                "1",
                Outcome.DONE,
                "",
                "2026-01-01T00:00:00Z",
                "2026-01-01T00:00:01Z",
                new Endpoint("", "", ""),
                new Endpoint("", "", ""),
                List.of(),
                List.of(new ObjectCount(ObjectKind.FOREIGN_KEY, 3, 3 - skipped, skipped)),
                List.of(table),
                List.of(),
                List.of());
    }

    private static String next(RunReport report) {
        return Verdict.of(report).next().stream()
                .map(step -> step.command() == null ? step.sentence() : step.sentence() + "\n" + step.command())
                .collect(Collectors.joining("\n"));
    }

    @Test
    void nothingIsLeftOnlyWhereEverythingArrived() {
        assertThat(next(report(0, 0, Checksum.EQUAL))).isEqualTo("Nothing: try the application on PostgreSQL.");
        assertThat(next(report(1, 0, Checksum.EQUAL))).startsWith("Read the reject files");
        assertThat(next(report(0, 2, Checksum.EQUAL))).startsWith("Decide on 2 objects that PostgreSQL does not have");
    }

    @Test
    void rejectedRowsAreRetriedByACommandToPaste() {
        assertThat(next(retried("/r/j-run1/t1.jsonl")))
                .endsWith("./migrate run --retry-rejects /r/j-run1/t1.jsonl 'my job.yaml'");
        assertThat(next(retried("/r/j-run1/t1.jsonl", "/r/j-run1/t2.jsonl"))).contains(" --retry-rejects /r/j-run1 '");
        assertThat(next(retried("/r/j-run1/t1.jsonl", "/r/j-run1-retry/retry-001.jsonl")))
                .contains(" --retry-rejects /r/j-run1-retry/retry-001.jsonl '");
    }

    @Test
    void aCommandStaysOnOneLineHoweverLong() {
        String file = "/" + "very-long-directory/".repeat(8) + "t1.jsonl";

        String text = new TextReport().render(retried(file));

        assertThat(text.lines()).contains("    ./migrate run --retry-rejects " + file + " 'my job.yaml'");
    }

    @Test
    void notesAreSaidInWords() {
        String text =
                new TextReport().render(noted("was refreshed: 2 slices compared, 1 copied again: public.p (1 slice)."));

        assertThat(text.replaceAll("\\s+", " "))
                .contains("note 1 × slices-refreshed: shop: was refreshed: 2 slices compared, 1 copied again: public.p"
                        + " (1 slice).");
    }

    private static RunReport noted(String message) {
        RunReport told = report(0, 0, Checksum.EQUAL);
        return new RunReport(
                told.schemaVersion(),
                told.job(),
                told.toolVersion(),
                told.outcome(),
                told.message(),
                told.started(),
                told.finished(),
                told.source(),
                told.target(),
                told.phases(),
                told.objects(),
                told.tables(),
                List.of(new Finding("slices-refreshed", Severity.INFO, ObjectKind.DATABASE, "shop", message, "")),
                told.rejectFiles());
    }

    private static RunReport retried(String... files) {
        RunReport told = report(1, 0, Checksum.EQUAL);
        return new RunReport(
                told.schemaVersion(),
                told.job(),
                told.toolVersion(),
                told.outcome(),
                told.message(),
                told.started(),
                told.finished(),
                told.source(),
                told.target(),
                told.phases(),
                told.objects(),
                told.tables(),
                told.findings(),
                List.of(files),
                told.differences(),
                new Invocation("./migrate", "my job.yaml"));
    }

    @Test
    void theReportSaysWhetherHashesWereCompared() {
        assertThat(RowAccount.sentence(report(1, 0, Checksum.EQUAL)))
                .isEqualTo("Every row is accounted for: 5 read = 4 copied + 1 rejected."
                        + " All rows that were copied, 4 of 1 table, were compared by hash on both sides: equal.");
        assertThat(RowAccount.sentence(report(0, 0, Checksum.DIFFERENT))).endsWith("1 table not equal.");
        assertThat(RowAccount.sentence(report(0, 0, Checksum.NOT_TAKEN))).endsWith("0 rejected.");
    }
}
