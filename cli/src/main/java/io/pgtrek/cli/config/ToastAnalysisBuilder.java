package io.pgtrek.cli.config;

import io.pgtrek.config.AnalysisOptions;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.config.ToastAnalysisConfiguration;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Makes the records of an analysis of what the sections hold. */
final class ToastAnalysisBuilder {

    private final Settings top;
    private final Map<Section, Settings> sections;
    private final Path directory;

    ToastAnalysisBuilder(Settings top, Map<Section, Settings> sections, Path directory) {
        this.top = top;
        this.sections = Map.copyOf(sections);
        this.directory = directory;
    }

    /** Empty when a required value is missing; that has been noted already. */
    Optional<ToastAnalysisConfiguration> build(String fileName) {
        return database()
                .map(database -> new ToastAnalysisConfiguration(
                        top.or(ToastAnalysisKeys.NAME, fileName),
                        database,
                        CommonOptions.tables(of(RecompressionKeys.SELECT)),
                        analysis(),
                        CommonOptions.report(of(JobKeys.REPORT), directory)));
    }

    private Settings of(Section section) {
        return Objects.requireNonNull(sections.get(section));
    }

    private Optional<TargetSpec> database() {
        return CommonOptions.database(
                of(ToastAnalysisKeys.DATABASE), ToastAnalysisKeys.DATABASE_URL, ToastAnalysisKeys.DATABASE_USER);
    }

    private AnalysisOptions analysis() {
        Settings options = of(ToastAnalysisKeys.ANALYSIS);
        AnalysisOptions fallback = AnalysisOptions.DEFAULT;
        return new AnalysisOptions(
                options.or(ToastAnalysisKeys.SAMPLE, fallback.scan()),
                options.or(ToastAnalysisKeys.ESTIMATE, fallback.sampleBytes()),
                options.orNull(ToastAnalysisKeys.READS),
                options.or(ToastAnalysisKeys.PARTIAL_READS, fallback.partialReads()));
    }
}
