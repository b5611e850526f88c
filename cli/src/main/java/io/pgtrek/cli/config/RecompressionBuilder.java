package io.pgtrek.cli.config;

import io.pgtrek.config.Invocation;
import io.pgtrek.config.RecompressOptions;
import io.pgtrek.config.RecompressionConfiguration;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.spi.Selection;
import java.nio.file.Path;
import java.util.List;
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
                        tables(),
                        recompress(),
                        CommonOptions.report(of(JobKeys.REPORT), directory),
                        CommonOptions.limits(of(RecompressionKeys.RECOMPRESS)),
                        invocation));
    }

    private Settings of(Section section) {
        return Objects.requireNonNull(sections.get(section));
    }

    private Optional<TargetSpec> database() {
        Settings database = of(RecompressionKeys.DATABASE);
        return database.find(RecompressionKeys.DATABASE_URL)
                .map(url -> new TargetSpec(
                        url,
                        database.orNull(RecompressionKeys.DATABASE_USER),
                        database.orNull(RecompressionKeys.DATABASE_PASSWORD),
                        database.or(RecompressionKeys.DATABASE_PROPERTIES, Map.of())));
    }

    private Selection tables() {
        Settings select = of(RecompressionKeys.SELECT);
        return new Selection(
                select.or(RecompressionKeys.SCHEMAS, List.of()),
                select.or(JobKeys.INCLUDE, List.of()),
                select.or(JobKeys.EXCLUDE, List.of()));
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
