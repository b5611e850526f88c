package io.pgtrek.cli.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pieces of JSON Schema that several types share. */
final class Schemas {

    private Schemas() {}

    /** The type itself, or a variable that will hold it. */
    static Map<String, Object> orVariable(Map<String, Object> type) {
        return Map.of("anyOf", List.of(type, Map.of("type", "string", "pattern", "^\\$\\{env:[A-Za-z_]\\w*\\}$")));
    }

    static Map<String, Object> object(List<Key<?>> keys) {
        Map<String, Object> properties = new LinkedHashMap<>();
        keys.forEach(key -> properties.put(key.name(), described(key)));
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("additionalProperties", false);
        schema.put("properties", properties);
        List<String> required =
                keys.stream().filter(Key::required).<String>map(Key::name).toList();
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        return schema;
    }

    private static Map<String, Object> described(Key<?> key) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("description", key.fallback().isEmpty() ? key.doc() : key.doc() + " Default: " + key.fallback());
        schema.putAll(key.type().schema());
        return schema;
    }
}
