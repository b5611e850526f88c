package io.pgtrek.cli.config;

import io.pgtrek.config.Invocation;
import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a job file with everything that is laid over it. */
public final class JobFile {

    /** Variables with the prefix of ours that are not keys: they speak to the launcher, or to commands without a job file. */
    private static final List<String> RESERVED = List.of(
            "MIGRATE_OPTS",
            "MIGRATE_HOME",
            "MIGRATE_DRIVERS",
            "MIGRATE_PROGRAM",
            "MIGRATE_DATABASE_URL",
            "MIGRATE_DATABASE_USER",
            "MIGRATE_DATABASE_PASSWORD");

    private final Map<String, String> environment;
    private final String program;

    /** @param program as it was started, for hints */
    public JobFile(Map<String, String> environment, String program) {
        this.environment = Map.copyOf(environment);
        this.program = program;
    }

    /** For a program called {@code migrate}. */
    public JobFile(Map<String, String> environment) {
        this(environment, Invocation.UNKNOWN.program());
    }

    /** Variables that look like keys of a job file and are none. */
    public List<String> unknownVariables() {
        return Overlay.unknownVariables(environment, RESERVED);
    }

    /** As {@link #migration(Path, String, Map)}, named by its path. */
    public MigrationConfiguration migration(Path file, Map<String, String> assignments) {
        return migration(file, file.toString(), assignments);
    }

    /** As {@link #load}, for what only migrations know. */
    public MigrationConfiguration migration(Path file, String name, Map<String, String> assignments) {
        return migration(load(file, name, assignments));
    }

    /** @throws MigrateException USAGE where the job is of another kind */
    public static MigrationConfiguration migration(JobConfiguration job) {
        if (job instanceof MigrationConfiguration migration) {
            return migration;
        }
        throw new MigrateException(
                ErrorCode.USAGE,
                "\"" + job.name() + "\" is no migration, and this is for migrations only.",
                null,
                "Run it with: migrate run JOB.yaml");
    }

    /**
     * The configuration of the file.
     *
     * @param name of the file in messages, as the user wrote it
     * @param assignments dotted paths to values, from the command line
     * @throws InvalidJobException with all problems
     */
    public JobConfiguration load(Path file, String name, Map<String, String> assignments) {
        Problems problems = new Problems();
        Optional<Value> root = JobText.read(file, name, problems)
                .flatMap(text -> new YamlReader(Origin.file(name, 0), problems).read(text));
        Path directory = file.toAbsolutePath().normalize().getParent();
        return load(
                root,
                directory == null ? Path.of("/") : directory,
                stem(file),
                new Invocation(program, name),
                assignments,
                problems);
    }

    /**
     * The configuration of a job that has no file.
     *
     * @param name of the job
     * @param directory where relative paths start
     * @param assignments dotted paths to values, {@code job} among them
     * @throws InvalidJobException with all problems
     */
    public JobConfiguration withoutFile(String name, Path directory, Map<String, String> assignments) {
        Value root = new Value.Fields(Map.of(), Origin.commandLine());
        Invocation invocation = new Invocation(program, "the command line");
        return load(Optional.of(root), directory, name, invocation, assignments, new Problems());
    }

    /** The texts as an assignment of a list, which is YAML. */
    public static String list(List<String> texts) {
        return texts.stream()
                .map(text -> "'" + text.replace("'", "''") + "'")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private JobConfiguration load(
            Optional<Value> root,
            Path directory,
            String job,
            Invocation invocation,
            Map<String, String> assignments,
            Problems problems) {
        Reading reading = new Reading(problems, new Variables(environment), directory);
        Optional<JobConfiguration> configuration =
                root.flatMap(value -> configuration(value, job, assignments, reading, invocation));
        problems.throwIfAny(invocation);
        return configuration.orElseThrow();
    }

    private Optional<JobConfiguration> configuration(
            Value root, String name, Map<String, String> assignments, Reading reading, Invocation invocation) {
        if (!(root instanceof Value.Fields file)) {
            reading.problem(root, "", "is " + root.shape() + ", but must be a mapping that begins with job: migration");
            return Optional.empty();
        }
        // a word that names no kind is told when its key is read
        JobKind kind = JobKind.of(Overlay.kind(file, environment, assignments)).orElse(JobKind.MIGRATION);
        Overlay overlay = new Overlay(kind, reading.problems());
        Value.Fields merged = overlay.commandLine(overlay.environment(file, environment), assignments);
        Settings top = Settings.read(kind.top(), without(kind, merged), "", reading);
        Map<Section, Settings> sections = new HashMap<>();
        merged.values().forEach((key, value) -> noteUnknown(kind, key, value, reading));
        kind.sections().forEach(section -> sections.put(section, section(section, merged, reading)));
        return switch (kind) {
            case MIGRATION ->
                new MigrationBuilder(top, sections, reading.directory(), invocation)
                        .build(name)
                        .map(JobConfiguration.class::cast);
            case RECOMPRESSION ->
                new RecompressionBuilder(top, sections, reading.directory(), invocation)
                        .build(name)
                        .map(JobConfiguration.class::cast);
            case TOAST_ANALYSIS ->
                new ToastAnalysisBuilder(top, sections, reading.directory())
                        .build(name)
                        .map(JobConfiguration.class::cast);
        };
    }

    /** Only the keys of the top section; the others are read one by one. */
    private static Value.Fields without(JobKind kind, Value.Fields all) {
        Map<String, Value> top = new HashMap<>(all.values());
        top.keySet().retainAll(kind.top().names());
        return new Value.Fields(top, all.origin());
    }

    private static void noteUnknown(JobKind kind, String key, Value value, Reading reading) {
        List<String> known = Stream.concat(
                        kind.top().names().stream(), kind.sections().stream().map(Section::name))
                .toList();
        if (!known.contains(key)) {
            reading.problem(value, key, Settings.unknown(key, known));
        }
    }

    private static Settings section(Section section, Value.Fields all, Reading reading) {
        Value value = all.values().get(section.name());
        Value.Fields empty = new Value.Fields(Map.of(), all.origin());
        if (value == null || value instanceof Value.Scalar scalar && scalar.absent()) {
            return Settings.read(section, empty, section.name(), reading);
        }
        if (value instanceof Value.Fields fields) {
            return Settings.read(section, fields, section.name(), reading);
        }
        reading.problem(
                value,
                section.name(),
                "is " + value.shape() + ", but must hold the keys " + String.join(", ", section.names()));
        return Settings.read(new Section(section.name(), "", List.of()), empty, section.name(), reading);
    }

    private static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
