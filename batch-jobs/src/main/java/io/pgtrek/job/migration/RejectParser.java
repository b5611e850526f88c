package io.pgtrek.job.migration;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.pgtrek.postgresql.copy.RejectedValue;
import io.pgtrek.spi.Alteration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads one line of a reject file. Messages hold no value of the row. */
final class RejectParser {

    /** A text of 1 MiB, were each of its bytes escaped. */
    private static final int LONGEST_VALUE = 16 << 20;

    private static final Set<String> KEYS = Set.of(
            "id",
            "job",
            "source",
            "table",
            "slice",
            "key",
            "column",
            "reason",
            "sqlState",
            "code",
            "altered",
            "values");

    private static final ObjectMapper MAPPER = mapper();

    private RejectParser() {}

    private static ObjectMapper mapper() {
        ObjectMapper mapper = JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .nodeFactory(JsonNodeFactory.withExactBigDecimals(true))
                .build();
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxStringLength(LONGEST_VALUE)
                        .build());
        return mapper;
    }

    static RejectLine parse(String line, RejectPlace place) {
        JsonNode root = root(line, place);
        root.fieldNames().forEachRemaining(name -> {
            if (!KEYS.contains(name)) {
                throw place.damaged("it has an unknown key \"" + name + "\"", null);
            }
        });
        String sqlState = optional(root, "sqlState", place);
        return new RejectLine(
                RejectId.parse(text(root, "id", place)).orElseThrow(() -> place.damaged("its id was changed", null)),
                text(root, "job", place),
                text(root, "source", place),
                text(root, "table", place),
                values(root, "key", place),
                optional(root, "column", place),
                text(root, "reason", place),
                sqlState == null ? text(root, "code", place) : sqlState,
                sqlState,
                altered(root, place),
                values(root, "values", place));
    }

    private static JsonNode root(String line, RejectPlace place) {
        try {
            JsonNode root = MAPPER.readTree(line);
            if (root.isObject()) {
                return root;
            }
        } catch (JsonProcessingException e) {
            String column = e.getLocation() == null
                    ? ""
                    : " at column " + e.getLocation().getColumnNr();
            // The parser's own words may quote a value.
            throw place.damaged("it is not one whole JSON object, wrong" + column, null);
        }
        throw place.damaged("it is not a JSON object", null);
    }

    private static String text(JsonNode root, String key, RejectPlace place) {
        String text = optional(root, key, place);
        if (text == null) {
            throw place.damaged("its \"" + key + "\" is missing", null);
        }
        return text;
    }

    private static @Nullable String optional(JsonNode root, String key, RejectPlace place) {
        JsonNode node = root.path(key);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isTextual()) {
            throw place.damaged("its \"" + key + "\" is not a text", null);
        }
        return node.textValue();
    }

    private static Map<String, List<Alteration>> altered(JsonNode root, RejectPlace place) {
        Map<String, List<Alteration>> altered = new LinkedHashMap<>();
        root.path("altered").fields().forEachRemaining(field -> {
            List<Alteration> kinds = new ArrayList<>();
            for (JsonNode kind : field.getValue()) {
                kinds.add(Arrays.stream(Alteration.values())
                        .filter(known -> known.name().equals(kind.textValue()))
                        .findFirst()
                        .orElseThrow(() -> place.damaged("its \"altered\" was changed", null)));
            }
            altered.put(field.getKey(), kinds);
        });
        return altered;
    }

    private static Map<String, @Nullable RejectedValue> values(JsonNode root, String key, RejectPlace place) {
        JsonNode node = root.path(key);
        if (!node.isObject()) {
            throw place.damaged("its \"" + key + "\" is no object of columns", null);
        }
        Map<String, @Nullable RejectedValue> values = new LinkedHashMap<>();
        node.fields()
                .forEachRemaining(field -> values.put(
                        field.getKey(),
                        RejectValues.read(field.getValue())
                                .orElseThrow(() -> place.damaged(
                                        "the value of column \"" + field.getKey()
                                                + "\" is neither a text nor null nor what this program wrote there",
                                        null))
                                .value()));
        return values;
    }
}
