package io.pgtrek.cli.config;

import io.pgtrek.json.StableJson;
import java.util.ArrayList;
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

    @SuppressWarnings("unchecked") // object() made these maps and lists
    private static Map<String, Object> schema() {
        Map<String, Object> schema = Schemas.object(JobKeys.TOP.keys());
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", "migrate job file");
        Map<String, Object> properties = (Map<String, Object>) schema.getOrDefault("properties", new LinkedHashMap<>());
        List<String> required = new ArrayList<>((List<String>) schema.getOrDefault("required", List.of()));
        for (Section section : JobKeys.SECTIONS) {
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
