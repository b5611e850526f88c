package io.pgtrek.cli.config;

import io.pgtrek.config.ReportOptions;
import io.pgtrek.config.RunLimits;
import java.nio.file.Path;
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

    /** @param directory where relative paths start */
    static ReportOptions report(Settings section, Path directory) {
        return new ReportOptions(
                section.or(JobKeys.REPORT_DIR, directory.resolve(ReportOptions.DEFAULT.dir())),
                section.find(JobKeys.FORMATS).map(Set::copyOf).orElse(ReportOptions.DEFAULT.formats()));
    }
}
