package io.pgtrek.cli.config;

import io.pgtrek.spi.SourceDialectProvider;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A job file with every key that its source knows: those that are needed as lines, the others as comments. */
public final class JobTemplate {

    private JobTemplate() {}

    /** A migration from a sample source. */
    public static String render() {
        return render(JobKeys.SOURCE_URL.sample());
    }

    /** A migration from this source. */
    public static String render(String sourceUrl) {
        return render(JobKind.MIGRATION, samples(sourceUrl));
    }

    /** With sample databases; empty when there is no such kind of job. */
    public static Optional<String> ofKind(String word) {
        return JobKind.of(word).map(kind -> kind == JobKind.MIGRATION ? render() : render(kind, Map.of()));
    }

    /** Words for {@link #ofKind}. */
    public static List<String> kinds() {
        return Arrays.stream(JobKind.values()).map(Choice::word).toList();
    }

    private static String render(JobKind kind, Map<String, String> samples) {
        StringBuilder text = new StringBuilder();
        text.append("# yaml-language-server: $schema=")
                .append(JobSchema.ADDRESS)
                .append('\n');
        text.append("# Keys in comments show their default or a sample. docs/job-file.md explains all of them.\n");
        text.append("# Relative paths start at this file's directory.\n");
        kind.top().keys().forEach(key -> append(text, "", key, key.sample()));
        for (Section section : kind.sections()) {
            text.append("\n# ").append(section.doc()).append('\n');
            text.append(section.required() ? "" : "#").append(section.name()).append(":\n");
            section.keys()
                    .forEach(key -> append(
                            text,
                            section.required() ? "  " : "#  ",
                            key,
                            samples.getOrDefault(section.path(key), key.sample())));
        }
        return text.toString();
    }

    /** Whether the URL seems to hold a password. */
    public static boolean holdsSecret(String url) {
        return Url.holdsSecret(url);
    }

    /** Where the source has its own, by path; an empty one for a key to leave out. */
    private static Map<String, String> samples(String sourceUrl) {
        Map<String, String> samples = new HashMap<>(SourceProviders.accepting(sourceUrl)
                .map(SourceDialectProvider::samples)
                .orElse(Map.of()));
        samples.put(JobKeys.SOURCE.path(JobKeys.SOURCE_URL), quoted(sourceUrl));
        return samples;
    }

    /** Double quotes where YAML would read something else than the text. */
    private static String quoted(String text) {
        return text.matches("[A-Za-z][A-Za-z0-9:/._@?=&;,-]*[A-Za-z0-9/]")
                ? text
                : '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static void append(StringBuilder text, String indent, Key<?> key, String sample) {
        if (sample.isEmpty()) {
            return;
        }
        String comment = indent.startsWith("#") ? indent : indent + "# ";
        text.append(indent.startsWith("#") ? indent + "# " : comment).append(key.doc());
        text.append(key.fallback().isEmpty() ? "" : " Default: " + key.fallback())
                .append('\n');
        String prefix = key.required() || indent.startsWith("#") ? indent : indent + "#";
        text.append(prefix).append(key.name()).append(": ").append(sample).append('\n');
    }
}
