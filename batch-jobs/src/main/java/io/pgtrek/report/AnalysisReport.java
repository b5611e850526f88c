package io.pgtrek.report;

import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.survey.ColumnAdvice;
import io.pgtrek.postgresql.toast.survey.ReadPattern;
import io.pgtrek.postgresql.toast.survey.TableSurvey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a database stores in TOAST.
 *
 * @param started and {@code finished}: ISO 8601, UTC
 * @param lz4 whether the server can compress with LZ4
 * @param defaultCompression {@code default_toast_compression} as this user's sessions have it
 * @param reads what the user said about reading; null where nothing
 * @param tables those that were wanted, by name
 * @param advice for columns with an estimate, by table
 */
public record AnalysisReport(
        int schemaVersion,
        Endpoint database,
        String started,
        String finished,
        boolean lz4,
        CompressionMethod defaultCompression,
        @Nullable ReadPattern reads,
        List<TableSurvey> tables,
        List<ColumnAdvice> advice) {

    /** Of the JSON form. */
    public static final int SCHEMA_VERSION = 1;

    public AnalysisReport {
        tables = List.copyOf(tables);
        advice = List.copyOf(advice);
    }
}
