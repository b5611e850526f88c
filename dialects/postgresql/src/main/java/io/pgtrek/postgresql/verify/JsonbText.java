package io.pgtrek.postgresql.verify;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Spells JSON as PostgreSQL shows the jsonb made of it: keys by length, then by bytes; of equal keys the last; numbers
 * without exponent; a blank after comma and colon; nothing escaped that need not be.
 *
 * @see <a href="https://www.postgresql.org/docs/current/datatype-json.html">manual: JSON types</a>
 */
final class JsonbText {
    /** Deeper than any max_stack_depth lets the server parse; a value of nothing but brackets must not fill the heap. */
    private static final int DEEPEST = 100_000;

    private final JsonReader reader;
    private final Deque<JsonContainer> open = new ArrayDeque<>();
    private byte @Nullable [] result;

    private JsonbText(JsonReader reader) {
        this.reader = reader;
    }

    /** The canonical text of the JSON from {@code from} to {@code to}; what is no JSON for PostgreSQL stays as it is. */
    static byte[] of(byte[] bytes, int from, int to) {
        byte[] canonical = new JsonbText(new JsonReader(bytes, from, to)).read();
        return canonical == null ? Arrays.copyOfRange(bytes, Math.min(from, to), to) : canonical;
    }

    private byte @Nullable [] read() {
        try {
            do {
                step();
            } while (!open.isEmpty());
            reader.requireEnd();
            return result;
        } catch (NoJsonException e) {
            return null;
        }
    }

    /** Reads up to the end of one value, or into a container. Without recursion, since nesting may be deep. */
    private void step() {
        JsonContainer container = open.peek();
        if (container != null) {
            if (reader.skip(container.end())) {
                open.pop();
                put(container.text());
                return;
            }
            container.separate(reader);
        }
        switch (reader.next()) {
            case '{' -> enter(JsonContainer.object());
            case '[' -> enter(JsonContainer.array());
            case '"' -> put(JsonReader.quoted(reader.string()));
            default -> put(reader.word().getBytes(StandardCharsets.UTF_8));
        }
    }

    private void enter(JsonContainer container) {
        if (open.size() == DEEPEST) {
            throw new NoJsonException();
        }
        reader.skip(container.begin());
        open.push(container);
    }

    private void put(byte[] value) {
        JsonContainer container = open.peek();
        if (container == null) {
            result = value;
        } else {
            container.add(value);
        }
    }
}
