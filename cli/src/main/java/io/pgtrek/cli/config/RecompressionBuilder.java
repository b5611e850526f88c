package io.pgtrek.cli.config;

import io.pgtrek.config.Invocation;
import io.pgtrek.config.RecompressOptions;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.config.TargetSpec;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Makes the records of a recompression of what the sections hold. */
final class RecompressionBuilder {

    private final Settings top;
    private final Map<Section, Settings> sections;
    private final Path directory;
    private final Invocation invocation;

    RecompressionBuilder(Settings top, Map<Section, Settings> sections, Path directory, Invocation invocation) {
        this.invocation = invocation;
        this.top = top;
        this.sections = Map.copyOf(sections);
        this.directory = directory;
    }

    /** Empty when a required value is missing; that has been noted already. */
    Optional<RecompressionConfiguration> build(String fileName) {
        return database()
                .map(database -> new RecompressionConfiguration(
                        top.or(JobKeys.NAME, fileName),
                        database,
                        CommonOptions.tables(of(RecompressionKeys.SELECT)),
                        recompress(),
                        CommonOptions.report(of(JobKeys.REPORT), directory),
                        CommonOptions.limits(of(RecompressionKeys.RECOMPRESS)),
                        invocation));
    }

    private Settings of(Section section) {
        return Objects.requireNonNull(sections.get(section));
    }

    private Optional<TargetSpec> database() {
        return CommonOptions.database(
                of(RecompressionKeys.DATABASE), RecompressionKeys.DATABASE_URL, RecompressionKeys.DATABASE_USER);
    }

    private RecompressOptions recompress() {
        Settings options = of(RecompressionKeys.RECOMPRESS);
        RecompressOptions fallback = RecompressOptions.DEFAULT;
        return new RecompressOptions(
                options.or(RecompressionKeys.TO, fallback.to()),
                options.or(RecompressionKeys.METHOD, fallback.method()),
                options.find(RecompressionKeys.WORKERS).map(Math::toIntExact).orElse(fallback.workers()),
                options.or(RecompressionKeys.BATCH_SIZE, fallback.batchBytes()),
                options.or(RecompressionKeys.VERIFY, fallback.verify()),
                options.or(RecompressionKeys.ALLOW_TRIGGERS, fallback.allowTriggers()));
    }
}
