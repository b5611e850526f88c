package io.pgtrek.job.migration;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.verify.Differences;
import io.pgtrek.postgresql.verify.RowDifference;
import io.pgtrek.report.Numbers;
import io.pgtrek.report.RowMismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Says which rows differ, by table and row by row. */
final class RowFindings {

    /** Code of the finding about a table whose rows differ. */
    static final String CODE = "rows-differ";

    private static final int SHOWN_PER_TABLE = 100;

    private final MigrationRun run;

    RowFindings(MigrationRun run) {
        this.run = run;
    }

    List<Finding> findings() {
        return run.plan().tables().stream()
                .flatMap(table -> finding(table, run.verified().checksums().differences(table)))
                .toList();
    }

    private Stream<Finding> finding(TargetTable table, List<Differences> parts) {
        if (parts.isEmpty()) {
            return Stream.empty();
        }
        long surplus = run.verified().checksums().surplusBytes(table);
        return Stream.of(new Finding(
                CODE,
                Severity.ERROR,
                ObjectKind.TABLE,
                table.source().name().toString(),
                "is not the same in the target: " + counts(parts) + "."
                        + (surplus == 0
                                ? ""
                                : " Its texts and binary values have " + Numbers.of(Math.abs(surplus), "byte")
                                        + (surplus > 0 ? " more" : " less") + " there."),
                "Look at the differences, and who wrote to the target or the source; run --refresh copies the slices"
                        + " that differ once more."));
    }

    private static String counts(List<Differences> parts) {
        long changed = parts.stream().mapToLong(Differences::changed).sum();
        long missing = parts.stream().mapToLong(Differences::missing).sum();
        long extra = parts.stream().mapToLong(Differences::extra).sum();
        List<String> words = new ArrayList<>();
        add(words, changed, " differ", " differs");
        add(words, missing, " are missing", " is missing");
        add(words, extra, " are there too many", " is there too many");
        if (words.isEmpty()) {
            return "its rows differed, and were changed while they were looked for";
        }
        boolean complete = parts.stream().allMatch(Differences::complete);
        return (complete ? "" : "at least ") + String.join(", ", words);
    }

    private static void add(List<String> words, long count, String many, String one) {
        if (count > 0) {
            words.add(Numbers.of(count, "row") + (count == 1 ? one : many));
        }
    }

    List<RowMismatch> rows() {
        return run.plan().tables().stream()
                .flatMap(table -> run.verified().checksums().differences(table).stream()
                        .flatMap(part -> part.shown().stream())
                        .limit(SHOWN_PER_TABLE)
                        .map(row -> mismatch(table, row)))
                .toList();
    }

    /** Keys are shown in any case, since a row without one cannot be found; but not a row that is all key. */
    private RowMismatch mismatch(TargetTable table, RowDifference row) {
        boolean hidden = run.verified().hideValues();
        return new RowMismatch(
                table.name().toString(),
                RowMismatch.Kind.valueOf(row.kind().name()),
                hidden && !row.keyed() ? "" : row.key(),
                row.column(),
                hidden ? null : row.source(),
                hidden ? null : row.target(),
                hidden);
    }
}
