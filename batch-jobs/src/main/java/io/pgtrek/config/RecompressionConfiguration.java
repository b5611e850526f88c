package io.pgtrek.config;

import io.pgtrek.spi.Selection;

/**
 * A {@code job: recompression} file, validated.
 *
 * @param target the database whose values are stored anew
 * @param tables no schemas mean all but the system's
 */
public record RecompressionConfiguration(
        String name,
        TargetSpec target,
        Selection tables,
        RecompressOptions recompress,
        ReportOptions report,
        RunLimits limits,
        Invocation invocation)
        implements JobConfiguration {}
