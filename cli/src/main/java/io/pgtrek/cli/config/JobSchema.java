package io.pgtrek.cli.config;

import io.pgtrek.json.StableJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON Schema of job files, for editors. */
final class JobSchema {

    /** Where the schema stands in a checkout, as samples name it. */
    static final String ADDRESS = "docs/job.schema.json";

    private JobSchema() {}

    static String render() {
        return StableJson.write(schema());
    }

    /** Which keys there are depends on the kind of job. */
    private static Map<String, Object> schema() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", "migrate job file");
        schema.put("type", "object");
        schema.put("required", List.of(JobKeys.JOB.name()));
        schema.put("properties", Map.of(JobKeys.JOB.name(), Map.of("enum", words())));
        schema.put(
                "allOf", Arrays.stream(JobKind.values()).map(JobSchema::choice).toList());
        return schema;
    }

    private static List<String> words() {
        return Arrays.stream(JobKind.values()).map(Choice::word).toList();
    }

    private static Map<String, Object> choice(JobKind kind) {
        Map<String, Object> condition =
                Map.of("properties", Map.of(JobKeys.JOB.name(), Map.of("const", Choice.word(kind))));
        return Map.of("if", condition, "then", schema(kind));
    }

    @SuppressWarnings("unchecked") // object() made these maps and lists
    private static Map<String, Object> schema(JobKind kind) {
        Map<String, Object> schema = Schemas.object(kind.top().keys());
        Map<String, Object> properties = (Map<String, Object>) schema.getOrDefault("properties", new LinkedHashMap<>());
        List<String> required = new ArrayList<>((List<String>) schema.getOrDefault("required", List.of()));
        for (Section section : kind.sections()) {
            properties.put(section.name(), object(section));
            if (section.required()) {
                required.add(section.name());
            }
        }
        schema.put("required", required);
        return schema;
    }

    private static Map<String, Object> object(Section section) {
        Map<String, Object> schema = new LinkedHashMap<>(Schemas.object(section.keys()));
        schema.put("description", section.doc());
        if (!section.required()) {
            schema.put("type", List.of("object", "null"));
        }
        return schema;
    }
}
