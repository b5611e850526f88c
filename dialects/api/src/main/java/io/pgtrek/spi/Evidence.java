package io.pgtrek.spi;

import java.util.Map;

/** Answers to a column's probes; NULL results (no rows) count as 0. */
public record Evidence(Map<String, Long> answers) {

    /** Nothing was asked, or nothing could be. */
    public static final Evidence NONE = new Evidence(Map.of());

    public Evidence {
        answers = Map.copyOf(answers);
    }

    /** The answer, 0 when it was not asked. */
    public long count(String id) {
        return answers.getOrDefault(id, 0L);
    }

    /** Whether the answer is above zero. */
    public boolean any(String id) {
        return count(id) > 0;
    }

    /** Whether the data was asked at all. */
    public boolean known() {
        return !answers.isEmpty();
    }
}
