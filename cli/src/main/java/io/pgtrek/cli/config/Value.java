package io.pgtrek.cli.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was written, before anybody asked what it means. */
sealed interface Value {

    Origin origin();

    /** For messages, e.g. {@code a list}. */
    String shape();

    /**
     * One word or text.
     *
     * @param plain written without quotes, so that an empty text or {@code null} means "nothing"
     */
    record Scalar(String text, boolean plain, Origin origin) implements Value {
        @Override
        public String shape() {
            return "a single value";
        }

        /** Nothing was written after the colon, or YAML's word for it. */
        boolean absent() {
            return plain && (text.isEmpty() || text.equals("~") || text.equals("null"));
        }
    }

    /** A list. */
    record Items(List<Value> values, Origin origin) implements Value {
        public Items {
            values = List.copyOf(values);
        }

        @Override
        public String shape() {
            return "a list";
        }
    }

    /** A mapping, in the order of the file. */
    record Fields(Map<String, Value> values, Origin origin) implements Value {
        public Fields {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        @Override
        public String shape() {
            return "a mapping";
        }

        Fields with(String key, Value value) {
            Map<String, Value> changed = new LinkedHashMap<>(values);
            changed.put(key, value);
            return new Fields(changed, origin);
        }
    }
}
