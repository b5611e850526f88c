package io.pgtrek.report;

import io.pgtrek.config.Invocation;
import io.pgtrek.finding.Finding;
import java.util.List;

/**
 * What a run did. Immutable, serialisable as stable JSON.
 *
 * @param schemaVersion of this record's JSON form
 * @param started and {@code finished}: ISO-8601 in UTC
 * @param message one sentence about the outcome
 * @param findings sorted, worst first
 * @param differences the first rows that verification found to differ
 * @param invocation how to call the program for the job once more
 */
public record RunReport(
        int schemaVersion,
        String job,
        String toolVersion,
        Outcome outcome,
        String message,
        String started,
        String finished,
        Endpoint source,
        Endpoint target,
        List<PhaseTime> phases,
        List<ObjectCount> objects,
        List<TableResult> tables,
        List<Finding> findings,
        List<String> rejectFiles,
        List<RowMismatch> differences,
        Invocation invocation) {

    /** The JSON form written today. */
    public static final int SCHEMA_VERSION = 1;

    public RunReport {
        phases = List.copyOf(phases);
        objects = List.copyOf(objects);
        tables = List.copyOf(tables);
        findings = List.copyOf(findings);
        rejectFiles = List.copyOf(rejectFiles);
        differences = List.copyOf(differences);
    }

    /** Without differences of rows, of a run that nobody called by name. */
    public RunReport(
            int schemaVersion,
            String job,
            String toolVersion,
            Outcome outcome,
            String message,
            String started,
            String finished,
            Endpoint source,
            Endpoint target,
            List<PhaseTime> phases,
            List<ObjectCount> objects,
            List<TableResult> tables,
            List<Finding> findings,
            List<String> rejectFiles) {
        this(
                schemaVersion,
                job,
                toolVersion,
                outcome,
                message,
                started,
                finished,
                source,
                target,
                phases,
                objects,
                tables,
                findings,
                rejectFiles,
                List.of(),
                Invocation.UNKNOWN);
    }

    public long rowsCopied() {
        return tables.stream().mapToLong(TableResult::copied).sum();
    }

    public long rowsRejected() {
        return tables.stream().mapToLong(TableResult::rejected).sum();
    }

    public long bytes() {
        return tables.stream().mapToLong(TableResult::bytes).sum();
    }

    /** The same run with another ending. */
    public RunReport with(Outcome ending, String sentence, List<String> files) {
        return new RunReport(
                schemaVersion,
                job,
                toolVersion,
                ending,
                sentence,
                started,
                finished,
                source,
                target,
                phases,
                objects,
                tables,
                findings,
                files,
                differences,
                invocation);
    }
}
