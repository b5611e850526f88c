package io.pgtrek.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.finding.ObjectKind;
import java.util.List;
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
        return String.join("\n", Verdict.of(report).next());
    }

    @Test
    void nothingIsLeftOnlyWhereEverythingArrived() {
        assertThat(next(report(0, 0, Checksum.EQUAL))).isEqualTo("Nothing: try the application on PostgreSQL.");
        assertThat(next(report(1, 0, Checksum.EQUAL))).startsWith("Read the reject files");
        assertThat(next(report(0, 2, Checksum.EQUAL))).startsWith("Decide on 2 objects that PostgreSQL does not have");
    }

    @Test
    void theReportSaysWhetherHashesWereCompared() {
        assertThat(RowAccount.sentence(report(1, 0, Checksum.EQUAL)))
                .isEqualTo("Every row is accounted for: 5 read = 4 copied + 1 rejected."
                        + " All rows of 1 table were compared by hash on both sides: equal.");
        assertThat(RowAccount.sentence(report(0, 0, Checksum.DIFFERENT))).endsWith("1 table not equal.");
        assertThat(RowAccount.sentence(report(0, 0, Checksum.NOT_TAKEN))).endsWith("0 rejected.");
    }
}
