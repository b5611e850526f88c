package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.report.Checksum;
import io.pgtrek.report.TableResult;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutcomeRulesTest {

    private static TableResult table(String name, long inTarget, Checksum checksum) {
        return new TableResult(name, name, -1, 5, 5, 0, inTarget, 100, 1, List.of(), checksum);
    }

    @Test
    void tablesWithEqualCountsAreNotAmongThoseWhoseCountsDiffer() {
        List<TableResult> tables = List.of(
                table("fewer", 4, Checksum.DIFFERENT),
                table("changed", 5, Checksum.DIFFERENT),
                table("equal", 5, Checksum.EQUAL),
                table("more", 6, Checksum.NOT_TAKEN));
        assertThat(OutcomeRules.mismatch(tables, List.of()))
                .isEqualTo("Row counts differ in 2 tables: fewer, more; rows differ in 1 table: changed.");
    }

    @Test
    void manyTablesAreCounted() {
        List<TableResult> tables = IntStream.rangeClosed(1, 7)
                .mapToObj(i -> table("t" + i, 4, Checksum.EQUAL))
                .toList();
        assertThat(OutcomeRules.mismatch(tables, List.of()))
                .isEqualTo("Row counts differ in 7 tables: t1, t2, t3, t4, t5.");
    }
}
