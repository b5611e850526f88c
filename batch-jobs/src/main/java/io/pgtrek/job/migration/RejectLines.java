package io.pgtrek.job.migration;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.pgtrek.postgresql.copy.RejectedValue;
import io.pgtrek.spi.Alteration;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes the lines of a reject file, their keys in the order in which people ask. */
final class RejectLines {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(com.fasterxml.jackson.core.StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();

    private RejectLines() {}

    static void write(Writer out, RejectLine line) throws IOException {
        try (JsonGenerator json = FACTORY.createGenerator(out)) {
            json.writeStartObject();
            json.writeStringField("id", line.id().toString());
            json.writeStringField("job", line.job());
            json.writeStringField("source", line.source());
            json.writeStringField("table", line.table());
            json.writeNumberField("slice", line.id().slice().slice());
            values(json, "key", line.key());
            json.writeStringField("column", line.column());
            json.writeStringField("reason", line.reason());
            json.writeStringField(line.sqlState() == null ? "code" : "sqlState", line.code());
            altered(json, line.altered());
            values(json, "values", line.values());
            json.writeEndObject();
        }
        out.write('\n');
        out.flush();
    }

    /** Seldom there, and of no use to those who mend the row; so it is left out where it is empty. */
    private static void altered(JsonGenerator json, Map<String, List<Alteration>> altered) throws IOException {
        if (altered.isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("altered");
        for (Map.Entry<String, List<Alteration>> column : new TreeMap<>(altered).entrySet()) {
            json.writeArrayFieldStart(column.getKey());
            for (Alteration what : column.getValue()) {
                json.writeString(what.name());
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void values(JsonGenerator json, String name, Map<String, @Nullable RejectedValue> values)
            throws IOException {
        json.writeObjectFieldStart(name);
        for (Map.Entry<String, @Nullable RejectedValue> value : values.entrySet()) {
            json.writeFieldName(value.getKey());
            RejectValues.write(json, value.getValue());
        }
        json.writeEndObject();
    }
}
