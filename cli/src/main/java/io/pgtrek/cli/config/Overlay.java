package io.pgtrek.cli.config;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lays what the environment and {@code --set} say over what the file says, in this order. */
final class Overlay {

    private static final String PREFIX = "MIGRATE_";
    private static final Pattern QUOTED = Pattern.compile("(['\"])(.*)\\1");

    private final JobKind kind;
    private final Problems problems;

    Overlay(JobKind kind, Problems problems) {
        this.kind = kind;
        this.problems = problems;
    }

    /** The word that says what kind of job it is, wherever it stands; empty for none. */
    static String kind(Value.Fields file, Map<String, String> environment, Map<String, String> assignments) {
        String name = variable(JobKeys.TOP, JobKeys.JOB);
        String written = file.values().get(JobKeys.JOB.name()) instanceof Value.Scalar scalar ? scalar.text() : "";
        String variable = environment.getOrDefault(name, "");
        return assignments.getOrDefault(JobKeys.JOB.name(), variable.isEmpty() ? written : variable);
    }

    /** {@code MIGRATE_TARGET_URL} for {@code target.url}. */
    static String variable(Section section, Key<?> key) {
        return PREFIX
                + section.path(key).toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }

    Value.Fields environment(Value.Fields file, Map<String, String> environment) {
        Value.Fields result = file;
        for (Section section : kind.all()) {
            for (Key<?> key : section.keys()) {
                String name = variable(section, key);
                String text = environment.get(name);
                // an empty variable is how scripts unset one
                if (text != null && !text.isEmpty()) {
                    result = put(result, section, key, List.of(), text, Origin.environment(name));
                }
            }
        }
        return result;
    }

    /** @param assignments dotted paths to texts, e.g. {@code copy.workers} to {@code 8} */
    Value.Fields commandLine(Value.Fields file, Map<String, String> assignments) {
        Value.Fields result = file;
        for (Map.Entry<String, String> assignment : assignments.entrySet()) {
            result = assign(result, assignment.getKey(), assignment.getValue());
        }
        return result;
    }

    private Value.Fields assign(Value.Fields fields, String path, String text) {
        List<String> words = List.of(path.split("\\.", -1));
        boolean top = kind.top().key(words.get(0)).isPresent();
        Optional<Section> section = top ? Optional.of(kind.top()) : section(words.get(0));
        int inSection = top ? 0 : 1;
        Optional<Key<?>> key = words.size() <= inSection
                ? Optional.empty()
                : section.flatMap(found -> found.key(words.get(inSection)));
        if (key.isEmpty()) {
            problems.add(Origin.commandLine(), path, unknown(path));
            return fields;
        }
        List<String> rest = words.subList(inSection + 1, words.size());
        return put(fields, section.orElseThrow(), key.get(), rest, text, Origin.commandLine());
    }

    private Value.Fields put(
            Value.Fields fields, Section section, Key<?> key, List<String> rest, String text, Origin origin) {
        if (!rest.isEmpty() && !key.type().structured()) {
            problems.add(
                    origin,
                    section.path(key) + "." + String.join(".", rest),
                    "is not a key; " + key.name() + " takes a value");
            return fields;
        }
        if (section.name().isEmpty()) {
            return entry(fields, key, rest, text, origin);
        }
        Value inner = fields.values().get(section.name());
        Value.Fields old = inner instanceof Value.Fields found ? found : new Value.Fields(Map.of(), origin);
        return inner instanceof Value.Items ? fields : fields.with(section.name(), entry(old, key, rest, text, origin));
    }

    private Value.Fields entry(Value.Fields fields, Key<?> key, List<String> rest, String text, Origin origin) {
        if (rest.isEmpty()) {
            return fields.with(key.name(), value(key.type(), text, origin));
        }
        Value old = fields.values().get(key.name());
        Value.Fields map = old instanceof Value.Fields found ? found : new Value.Fields(Map.of(), origin);
        return fields.with(key.name(), map.with(String.join(".", rest), scalar(text, origin)));
    }

    private Value value(ValueType<?> type, String text, Origin origin) {
        if (type.structured()) {
            return yaml(text, origin);
        }
        Matcher quoted = QUOTED.matcher(text);
        return scalar(type.bare() && quoted.matches() ? quoted.group(2) : text, origin);
    }

    private static Value scalar(String text, Origin origin) {
        return new Value.Scalar(text, text.isEmpty(), origin);
    }

    private Value yaml(String text, Origin origin) {
        return new YamlReader(origin, problems).read(text).orElseGet(() -> scalar(text, origin));
    }

    private Optional<Section> section(String name) {
        return kind.sections().stream()
                .filter(section -> section.name().equals(name))
                .findFirst();
    }

    private String unknown(String path) {
        List<String> paths = kind.all().stream()
                .flatMap(section -> section.keys().stream().map(section::path))
                .toList();
        return "is not a key"
                + Suggestion.nearest(path, paths)
                        .map(near -> "; did you mean " + near + "?")
                        .orElse(", e.g. " + example());
    }

    private String example() {
        return switch (kind) {
            case MIGRATION -> "copy.workers";
            case RECOMPRESSION -> "recompress.workers";
            case TOAST_ANALYSIS -> "analysis.sample";
        };
    }

    /** Variables that look like ours and name no key: probably a slip. */
    static List<String> unknownVariables(Map<String, String> environment, List<String> reserved) {
        Map<String, String> unknown = new LinkedHashMap<>();
        environment.keySet().stream()
                .filter(name -> name.startsWith(PREFIX) && !reserved.contains(name))
                .sorted()
                .forEach(name -> unknown.put(name, name));
        Arrays.stream(JobKind.values())
                .flatMap(kind -> kind.all().stream())
                .forEach(section -> section.keys().forEach(key -> unknown.remove(variable(section, key))));
        return List.copyOf(unknown.keySet());
    }
}
