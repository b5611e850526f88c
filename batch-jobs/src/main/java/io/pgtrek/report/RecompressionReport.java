package io.pgtrek.report;

import io.pgtrek.finding.Finding;
import java.util.List;

/**
 * What a recompression did, since its job began it. Immutable, serialisable as stable JSON.
 *
 * @param schemaVersion of this record's JSON form
 * @param started and {@code finished}: of this run, ISO-8601 in UTC
 * @param wanted the method, e.g. {@code lz4}
 * @param examined relations that were looked at
 * @param tables those with values of another method
 * @param findings sorted, worst first
 */
public record RecompressionReport(
        int schemaVersion,
        String job,
        String toolVersion,
        Outcome outcome,
        String message,
        String started,
        String finished,
        Endpoint database,
        String wanted,
        List<PhaseTime> phases,
        long examined,
        List<RecompressedTable> tables,
        List<Finding> findings) {

    /** The JSON form written today. */
    public static final int SCHEMA_VERSION = 1;

    public RecompressionReport {
        phases = List.copyOf(phases);
        tables = List.copyOf(tables);
        findings = List.copyOf(findings);
    }
}
