package io.pgtrek.cli.config;

import io.pgtrek.config.CopyOptions;
import io.pgtrek.config.Invocation;
import io.pgtrek.config.MapRules;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.SelectRules;
import io.pgtrek.config.TargetSpec;
import io.pgtrek.config.Verification;
import io.pgtrek.spi.Selection;
import io.pgtrek.spi.SourceSpec;
import io.pgtrek.spi.ValuePolicy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Makes the configuration records of what the sections hold. */
final class MigrationBuilder {

    private final Settings top;
    private final Map<Section, Settings> sections;
    private final Path directory;
    private final Invocation invocation;

    MigrationBuilder(Settings top, Map<Section, Settings> sections, Path directory, Invocation invocation) {
        this.top = top;
        this.sections = Map.copyOf(sections);
        this.directory = directory;
        this.invocation = invocation;
    }

    /** Empty when a required value is missing; that has been noted already. */
    Optional<MigrationConfiguration> build(String fileName) {
        Optional<TargetSpec> target = target();
        return source().flatMap(source -> target.map(to -> configuration(fileName, source, to)));
    }

    private MigrationConfiguration configuration(String fileName, SourceSpec source, TargetSpec target) {
        return new MigrationConfiguration(
                top.or(JobKeys.NAME, fileName),
                source,
                target,
                select(),
                map(),
                copy(),
                top.or(JobKeys.VERIFY, Verification.COUNTS),
                CommonOptions.report(of(JobKeys.REPORT), directory),
                top.orNull(JobKeys.PLAN),
                top.orNull(JobKeys.FAIL_ON),
                CommonOptions.limits(of(JobKeys.COPY)),
                invocation);
    }

    private Settings of(Section section) {
        return Objects.requireNonNull(sections.get(section));
    }

    private Optional<SourceSpec> source() {
        Settings source = of(JobKeys.SOURCE);
        return source.find(JobKeys.SOURCE_URL)
                .map(url -> new SourceSpec(
                        url,
                        source.orNull(JobKeys.SOURCE_USER),
                        source.orNull(JobKeys.SOURCE_PASSWORD),
                        source.or(JobKeys.SOURCE_PROPERTIES, Map.of())))
                .map(spec -> SourceProviders.resolve(spec, directory));
    }

    private Optional<TargetSpec> target() {
        Settings target = of(JobKeys.TARGET);
        return target.find(JobKeys.TARGET_URL)
                .map(url -> new TargetSpec(
                        absolute(url),
                        target.orNull(JobKeys.TARGET_USER),
                        target.orNull(JobKeys.TARGET_PASSWORD),
                        target.or(JobKeys.TARGET_PROPERTIES, Map.of()),
                        target.or(JobKeys.MAINTENANCE_WORK_MEM, TargetSpec.DEFAULT_MAINTENANCE_BYTES)));
    }

    private String absolute(String url) {
        return url.startsWith(TargetSpec.EMBEDDED)
                ? TargetSpec.EMBEDDED
                        + directory
                                .resolve(url.substring(TargetSpec.EMBEDDED.length()))
                                .normalize()
                : url;
    }

    private SelectRules select() {
        Settings select = of(JobKeys.SELECT);
        Selection tables = new Selection(
                select.or(JobKeys.SCHEMAS, List.of()),
                select.or(JobKeys.INCLUDE, List.of()),
                select.or(JobKeys.EXCLUDE, List.of()));
        return new SelectRules(
                tables,
                select.find(JobKeys.OBJECTS).map(Set::copyOf).orElse(SelectRules.ALL.objects()),
                select.or(JobKeys.MATERIALIZE, List.of()));
    }

    private MapRules map() {
        Settings map = of(JobKeys.MAP);
        ValuePolicy values = new ValuePolicy(
                map.or(JobKeys.ZERO_DATES, ValuePolicy.DEFAULT.zeroDates()),
                map.or(JobKeys.NUL_BYTES, ValuePolicy.DEFAULT.nulBytes()),
                map.or(JobKeys.SPATIAL, ValuePolicy.DEFAULT.spatial()),
                map.or(JobKeys.UTF8_IN_LATIN1, ValuePolicy.DEFAULT.utf8InLatin1()));
        return new MapRules(
                map.or(JobKeys.MAP_SCHEMAS, Map.of()),
                map.or(JobKeys.NAMES, MapRules.DEFAULT.names()),
                map.or(JobKeys.TYPES, List.of()),
                values,
                map.or(JobKeys.CASE_INSENSITIVE, MapRules.DEFAULT.caseInsensitive()));
    }

    private CopyOptions copy() {
        Settings copy = of(JobKeys.COPY);
        return new CopyOptions(
                copy.find(JobKeys.WORKERS).map(Math::toIntExact).orElse(CopyOptions.DEFAULT.workers()),
                copy.or(JobKeys.SLICE_SIZE, CopyOptions.DEFAULT.sliceBytes()),
                copy.or(JobKeys.WHERE, Map.of()),
                copy.or(JobKeys.MAX_REJECTS, CopyOptions.DEFAULT.maxRejects()),
                copy.or(JobKeys.REJECT_DIR, directory.resolve(CopyOptions.DEFAULT.rejectDir())));
    }
}
