package io.pgtrek.report;

import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.survey.ColumnAdvice;
import io.pgtrek.postgresql.toast.survey.PartialReads;
import io.pgtrek.postgresql.toast.survey.ReadPattern;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a database stores in TOAST.
 *
 * @param outcome {@link Outcome#INCOMPLETE} where anything that was wanted could not be read
 * @param message the same in a sentence
 * @param started and {@code finished}: ISO 8601, UTC
 * @param lz4 whether the server can compress with LZ4
 * @param defaultCompression {@code default_toast_compression} as this user's sessions have it
 * @param reads what the user said about reading; null where nothing
 * @param tables those that were wanted, by name
 * @param advice for columns with an estimate, by table
 * @param partialReads times of reads of pieces; empty where they were not asked for
 */
public record AnalysisReport(
        int schemaVersion,
        String job,
        Outcome outcome,
        String message,
        Endpoint database,
        String started,
        String finished,
        boolean lz4,
        CompressionMethod defaultCompression,
        @Nullable ReadPattern reads,
        List<TableSurvey> tables,
        List<ColumnAdvice> advice,
        List<PartialReads> partialReads) {

    /** Of the JSON form. */
    public static final int SCHEMA_VERSION = 1;

    public AnalysisReport {
        tables = List.copyOf(tables);
        advice = List.copyOf(advice);
        partialReads = List.copyOf(partialReads);
    }
}
