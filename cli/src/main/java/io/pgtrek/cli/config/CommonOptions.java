package io.pgtrek.cli.config;

import io.pgtrek.config.ReportOptions;
import io.pgtrek.config.RunLimits;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.spi.Selection;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Records of what jobs of several kinds have in common. */
final class CommonOptions {

    private CommonOptions() {}

    /** @param section that holds the keys of limits */
    static RunLimits limits(Settings section) {
        return new RunLimits(
                section.find(JobKeys.RETRIES).map(Math::toIntExact).orElse(RunLimits.DEFAULT.retries()),
                section.orNull(JobKeys.WINDOW),
                section.orNull(JobKeys.MAX_DURATION));
    }

    /** A database of PostgreSQL; empty when the URL is missing. */
    static Optional<TargetSpec> database(Settings section, Key<String> url, Key<String> user) {
        return section.find(url)
                .map(text -> new TargetSpec(
                        text,
                        section.orNull(user),
                        section.orNull(RecompressionKeys.DATABASE_PASSWORD),
                        section.or(RecompressionKeys.DATABASE_PROPERTIES, Map.of())));
    }

    /** @param section {@link RecompressionKeys#SELECT} */
    static Selection tables(Settings section) {
        return new Selection(
                section.or(RecompressionKeys.SCHEMAS, List.of()),
                section.or(JobKeys.INCLUDE, List.of()),
                section.or(JobKeys.EXCLUDE, List.of()));
    }

    /** @param directory where relative paths start */
    static ReportOptions report(Settings section, Path directory) {
        return new ReportOptions(
                section.or(JobKeys.REPORT_DIR, directory.resolve(ReportOptions.DEFAULT.dir())),
                section.find(JobKeys.FORMATS).map(Set::copyOf).orElse(ReportOptions.DEFAULT.formats()));
    }
}
