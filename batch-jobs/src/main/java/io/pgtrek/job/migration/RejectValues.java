package io.pgtrek.job.migration;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import io.pgtrek.postgresql.copy.RejectedValue;
import java.io.IOException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Values in reject files: a text or null is PostgreSQL's text input form; an object of one key is what could not be
 * brought into it.
 */
final class RejectValues {

    private static final int ASCII = 127;

    private RejectValues() {}

    static void write(JsonGenerator json, @Nullable RejectedValue value) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof RejectedValue.Text text) {
            text(json, text.text());
        } else {
            json.writeStartObject();
            writeObject(json, value);
            json.writeEndObject();
        }
    }

    private static void writeObject(JsonGenerator json, RejectedValue value) throws IOException {
        if (value instanceof RejectedValue.SourceText source) {
            json.writeFieldName("source");
            text(json, source.text());
        } else if (value instanceof RejectedValue.SourceNumber number) {
            json.writeStringField("sourceNumber", number.number());
        } else if (value instanceof RejectedValue.SourceHex hex) {
            json.writeStringField("sourceHex", hex.hex());
        } else if (value instanceof RejectedValue.LeftOut left) {
            json.writeNumberField("leftOut", left.length());
        } else if (value instanceof RejectedValue.Unreadable unreadable) {
            json.writeStringField("unreadable", unreadable.sqlState());
        } else {
            throw new IllegalStateException("a new kind of value: " + value.getClass());
        }
    }

    /** Half of a surrogate pair has no UTF-8, but an escape. */
    private static void text(JsonGenerator json, String text) throws IOException {
        boolean halves = text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
        json.setHighestNonEscapedChar(halves ? ASCII : 0);
        json.writeString(text);
        json.setHighestNonEscapedChar(0);
    }

    /** The value, wrapped since it may be null; empty when the node is none of those. */
    static Optional<Read> read(JsonNode node) {
        if (node.isNull()) {
            return Optional.of(new Read(null));
        }
        if (node.isObject()) {
            return node.size() == 1 ? object(node) : Optional.empty();
        }
        return node.isValueNode() ? Optional.of(new Read(new RejectedValue.Text(node.asText()))) : Optional.empty();
    }

    /** A value that was read. */
    record Read(@Nullable RejectedValue value) {}

    private static Optional<Read> object(JsonNode node) {
        String key = node.fieldNames().next();
        JsonNode value = node.path(key);
        boolean text = value.isTextual();
        RejectedValue read = switch (key) {
            case "source" -> text ? new RejectedValue.SourceText(value.textValue()) : null;
            case "sourceNumber" -> text ? new RejectedValue.SourceNumber(value.textValue()) : null;
            case "sourceHex" -> text && hex(value.textValue()) ? new RejectedValue.SourceHex(value.textValue()) : null;
            case "leftOut" -> value.isIntegralNumber() ? new RejectedValue.LeftOut(value.longValue()) : null;
            case "unreadable" -> text ? new RejectedValue.Unreadable(value.textValue()) : null;
            default -> null;
        };
        return Optional.ofNullable(read).map(Read::new);
    }

    /** The number a value is, if it is one. */
    static OptionalLong wholeNumber(@Nullable RejectedValue value) {
        String text = value instanceof RejectedValue.Text plain
                ? plain.text()
                : value instanceof RejectedValue.SourceNumber number ? number.number() : "";
        try {
            return text.matches("[+-]?\\d{1,19}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
        } catch (NumberFormatException e) {
            return OptionalLong.empty();
        }
    }

    private static boolean hex(String text) {
        return text.length() % 2 == 0 && text.chars().allMatch(HexFormat::isHexDigit);
    }
}
