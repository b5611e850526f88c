package io.pgtrek.cli.config;

import io.pgtrek.config.MigrationConfiguration;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a job file with everything that is laid over it. */
public final class JobFile {

    /** Variables with the prefix of ours that are not keys: they speak to the launcher, or to commands without a job file. */
    private static final List<String> RESERVED = List.of(
            "MIGRATE_OPTS",
            "MIGRATE_HOME",
            "MIGRATE_DRIVERS",
            "MIGRATE_DATABASE_URL",
            "MIGRATE_DATABASE_USER",
            "MIGRATE_DATABASE_PASSWORD");

    private final Map<String, String> environment;

    public JobFile(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** Variables that look like keys of a job file and are none. */
    public List<String> unknownVariables() {
        return Overlay.unknownVariables(environment, RESERVED);
    }

    /** As {@link #load(Path, String, Map)}, named by its path. */
    public MigrationConfiguration load(Path file, Map<String, String> assignments) {
        return load(file, file.toString(), assignments);
    }

    /**
     * The configuration of the file.
     *
     * @param name of the file in messages, as the user wrote it
     * @param assignments dotted paths to values, from the command line
     * @throws InvalidJobException with all problems
     */
    public MigrationConfiguration load(Path file, String name, Map<String, String> assignments) {
        Problems problems = new Problems();
        Optional<Value> root = JobText.read(file, name, problems)
                .flatMap(text -> new YamlReader(Origin.file(name, 0), problems).read(text));
        Path directory = file.toAbsolutePath().normalize().getParent();
        Reading reading =
                new Reading(problems, new Variables(environment), directory == null ? Path.of("/") : directory);
        Optional<MigrationConfiguration> configuration =
                root.flatMap(value -> configuration(value, stem(file), assignments, reading));
        problems.throwIfAny(name);
        return configuration.orElseThrow();
    }

    private Optional<MigrationConfiguration> configuration(
            Value root, String name, Map<String, String> assignments, Reading reading) {
        if (!(root instanceof Value.Fields file)) {
            reading.problem(root, "", "is " + root.shape() + ", but must be a mapping that begins with job: migration");
            return Optional.empty();
        }
        Overlay overlay = new Overlay(reading.problems());
        Value.Fields merged = overlay.commandLine(overlay.environment(file, environment), assignments);
        Settings top = Settings.read(JobKeys.TOP, without(merged), "", reading);
        Map<Section, Settings> sections = new HashMap<>();
        merged.values().forEach((key, value) -> noteUnknown(key, value, reading));
        JobKeys.SECTIONS.forEach(section -> sections.put(section, section(section, merged, reading)));
        return new MigrationBuilder(top, sections, reading.directory()).build(name);
    }

    /** Only the keys of the top section; the others are read one by one. */
    private static Value.Fields without(Value.Fields all) {
        Map<String, Value> top = new HashMap<>(all.values());
        top.keySet().retainAll(JobKeys.TOP.names());
        return new Value.Fields(top, all.origin());
    }

    private static void noteUnknown(String key, Value value, Reading reading) {
        List<String> known = Stream.concat(
                        JobKeys.TOP.names().stream(), JobKeys.SECTIONS.stream().map(Section::name))
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
