package io.pgtrek.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.RunReport;
import io.pgtrek.spi.SliceRange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads records as JSON whose text is the same for equal values: keys sorted (after a {@code kind} that
 * tells variants apart), LF, two blanks of indent, nulls left out. Safe for use by several threads.
 *
 * <p>Reading is strict: unknown, missing and repeated keys are refused, and so is a {@code schemaVersion} other than
 * the one this program writes.
 */
public final class StableJson {

    /** Roots that carry a version. A catalog has none: it is read back only by the program that wrote it. */
    private static final Map<Class<?>, Integer> VERSIONS =
            Map.of(Plan.class, Plan.SCHEMA_VERSION, RunReport.class, RunReport.SCHEMA_VERSION);

    private static final ObjectMapper MAPPER = mapper();
    private static final ObjectWriter WRITER = MAPPER.writer(printer());

    private StableJson() {}

    /** The value as JSON text that ends with a line feed. */
    public static String write(Object value) {
        try {
            return WRITER.writeValueAsString(value) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("a " + value.getClass().getSimpleName() + " has no JSON form", e);
        }
    }

    /** The value on one line that ends with a line feed, for files of one value a line. */
    public static String writeLine(Object value) {
        try {
            return MAPPER.writeValueAsString(value) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("a " + value.getClass().getSimpleName() + " has no JSON form", e);
        }
    }

    /**
     * The value that {@link #write} wrote.
     *
     * @throws MigrateException with {@link ErrorCode#STORED_FORM_UNKNOWN} when the text is something else
     */
    public static <T> T read(String json, Class<T> type) {
        try {
            requireKnownVersion(json, type);
            @Nullable T value = MAPPER.readValue(json, type);
            if (value == null) {
                throw unreadable(type, "It is null.", null);
            }
            return value;
        } catch (JsonProcessingException e) {
            throw unreadable(type, e.getOriginalMessage() + " at " + position(e), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String position(JsonProcessingException e) {
        return e.getLocation() == null
                ? "an unknown place"
                : "line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr();
    }

    /** Looked at first, since the text of another version would fail on some key whose name explains nothing. */
    private static void requireKnownVersion(String json, Class<?> type) throws IOException {
        Integer known = VERSIONS.get(type);
        if (known == null) {
            return;
        }
        Integer found = schemaVersion(json);
        if (!known.equals(found)) {
            String form = found == null ? "no schemaVersion" : "schemaVersion " + found;
            throw unreadable(type, "It has " + form + "; this program reads schemaVersion " + known + ".", null);
        }
    }

    private static @Nullable Integer schemaVersion(String json) throws IOException {
        try (JsonParser parser = MAPPER.createParser(json)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return null;
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                boolean wanted = parser.currentName().equals("schemaVersion");
                JsonToken value = parser.nextToken();
                if (wanted) {
                    return value == JsonToken.VALUE_NUMBER_INT ? parser.getIntValue() : null;
                }
                parser.skipChildren();
            }
            return null;
        }
    }

    private static MigrateException unreadable(Class<?> type, String detail, @Nullable Throwable cause) {
        return new MigrateException(
                ErrorCode.STORED_FORM_UNKNOWN,
                "The stored " + type.getSimpleName() + " is not in a form this version reads",
                detail,
                "Go on with the version that wrote it, or begin anew with --fresh.",
                cause);
    }

    private static ObjectMapper mapper() {
        return JsonMapper.builder()
                .annotationIntrospector(new RecordIntrospector())
                .addMixIn(Identifier.class, MixIns.OfIdentifier.class)
                .addMixIn(PgType.class, MixIns.OfPgType.class)
                .addMixIn(PgType.Simple.class, MixIns.OfSimple.class)
                .addMixIn(PgType.Temporal.class, MixIns.OfTemporal.class)
                .addMixIn(SliceRange.class, MixIns.OfSliceRange.class)
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
                .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }

    private static DefaultPrettyPrinter printer() {
        DefaultIndenter indent = new DefaultIndenter("  ", "\n");
        return new DefaultPrettyPrinter(Separators.createDefaultInstance()
                        .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                        .withArrayEmptySeparator("")
                        .withObjectEmptySeparator(""))
                .withObjectIndenter(indent)
                .withArrayIndenter(indent);
    }
}
