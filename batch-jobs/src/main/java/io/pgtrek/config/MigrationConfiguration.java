package io.pgtrek.config;

import io.pgtrek.finding.Severity;
import io.pgtrek.spi.SourceSpec;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A {@code job: migration} file, validated.
 *
 * @param name of the job; runs of one name on one target continue each other
 * @param plan directory of edited SQL migrations to apply instead of the generated DDL; null to plan and apply in one go
 * @param failOn findings at or above this severity make the run end with exit code 7; null for none
 * @param limits how long a run may go on, and how often it tries again
 * @param invocation how the user calls the program for it
 */
public record MigrationConfiguration(
        String name,
        SourceSpec source,
        TargetSpec target,
        SelectRules select,
        MapRules map,
        CopyOptions copy,
        Verification verify,
        ReportOptions report,
        @Nullable Path plan,
        @Nullable Severity failOn,
        RunLimits limits,
        Invocation invocation)
        implements JobConfiguration {}
