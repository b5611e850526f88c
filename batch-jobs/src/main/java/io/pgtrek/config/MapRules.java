package io.pgtrek.config;

import io.pgtrek.spi.ValuePolicy;
import java.util.List;
import java.util.Map;

/**
 * How names, types and values change on the way.
 *
 * @param schemas source schema to target schema; a schema that is not listed keeps its name
 */
public record MapRules(
        Map<String, String> schemas,
        NameCase names,
        List<CastRule> types,
        ValuePolicy values,
        CaseInsensitive caseInsensitive) {

    /** What an empty {@code map:} means. */
    public static final MapRules DEFAULT =
            new MapRules(Map.of(), NameCase.KEEP, List.of(), ValuePolicy.DEFAULT, CaseInsensitive.TEXT);

    public MapRules {
        schemas = Map.copyOf(schemas);
        types = List.copyOf(types);
    }
}
