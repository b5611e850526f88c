package io.pgtrek.postgresql.verify;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

/** An object or array that is being read; its elements are canonical already. */
abstract class JsonContainer {
    private boolean empty = true;

    static JsonContainer object() {
        return new JsonObject();
    }

    static JsonContainer array() {
        return new JsonArray();
    }

    abstract char begin();

    abstract char end();

    abstract void add(byte[] value);

    abstract byte[] text();

    /** Reads what stands before the next element. */
    void separate(JsonReader reader) {
        if (!empty) {
            reader.require(',');
        }
        empty = false;
    }

    private static void write(ByteArrayOutputStream text, boolean first) {
        if (!first) {
            text.write(',');
            text.write(' ');
        }
    }

    private static final class JsonArray extends JsonContainer {
        private final ByteArrayOutputStream text = new ByteArrayOutputStream();

        JsonArray() {
            text.write('[');
        }

        @Override
        char begin() {
            return '[';
        }

        @Override
        char end() {
            return ']';
        }

        @Override
        void add(byte[] value) {
            write(text, text.size() == 1);
            text.writeBytes(value);
        }

        @Override
        byte[] text() {
            text.write(']');
            return text.toByteArray();
        }
    }

    private static final class JsonObject extends JsonContainer {
        private static final Comparator<byte[]> ORDER =
                Comparator.<byte[]>comparingInt(key -> key.length).thenComparing(Arrays::compareUnsigned);

        private final Map<byte[], byte[]> values = new TreeMap<>(ORDER);
        private byte[] key = {};

        @Override
        char begin() {
            return '{';
        }

        @Override
        char end() {
            return '}';
        }

        @Override
        void separate(JsonReader reader) {
            super.separate(reader);
            if (reader.next() != '"') {
                throw new NoJsonException();
            }
            key = reader.string();
            reader.require(':');
        }

        @Override
        void add(byte[] value) {
            values.put(key, value);
        }

        @Override
        byte[] text() {
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            text.write('{');
            values.forEach((name, value) -> {
                write(text, text.size() == 1);
                text.writeBytes(JsonReader.quoted(name));
                text.write(':');
                text.write(' ');
                text.writeBytes(value);
            });
            text.write('}');
            return text.toByteArray();
        }
    }
}
