package io.pgtrek.postgresql.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.postgresql.TestTarget;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The canonical text of JSON is the one the server shows. */
class JsonbTextIT {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                " true ",
                "\t\n\r[ ]\n",
                "{ }",
                "[1,2.0,-0,-0.0,0e5,0e-3,1e2,1.50E+3,1.5e-3,123456789012345678901234567890.10,1e-20]",
                "[1e0000000000000000002, 1e-0000000000000000002, 0e999999]",
                "{\"bb\":1,\"a\":2,\"c\":3,\"bb\":4,\"\":5}",
                "{\"\u00e4\":1,\"zz\":2,\"\ud83d\ude00\":3,\"aaaa\":4,\"abc\":5}",
                "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\\u007f\\u00e4\\ud83d\\ude00\\u20ac\"",
                "\"<>&'\u2028\"",
                "{\"a\":{\"b\":[[],[[]],{}],\"a\":null}}",
                "{\"a\\u0062\":1,\"ab\":2}",
                "[[[[1]]],\"x\"]"
            })
    void isWhatTheServerShows(String json) throws SQLException {
        assertThat(canonical(json)).isEqualTo(server(List.of(json)).get(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[1,]",
                "{\"a\"}",
                "{\"a\":1,}",
                "01",
                "1.",
                ".5",
                "+1",
                "nul",
                "'a'",
                "\"\\x\"",
                "\"\\u0000\"",
                "\"\\ud83d\"",
                "\"\\ude00\"",
                "\"a\nb\"",
                "[1] 2",
                "{1:2}",
                "1e400000",
                "NaN",
                "\"a"
            })
    void leavesWhatTheServerRefuses(String json) {
        assertThat(canonical(json)).isEqualTo(json);
    }

    @Test
    void nestingMayBeDeep() throws SQLException {
        String json = "[".repeat(3_000) + "{\"a\":1}" + "]".repeat(3_000);

        assertThat(canonical(json)).isEqualTo(server(List.of(json)).get(0));
    }

    @Test
    void holdsForRandomDocuments() throws SQLException {
        Random random = new Random(7);
        List<String> documents = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            documents.add(document(random, 4));
        }
        assertThat(documents.stream().map(JsonbTextIT::canonical).toList()).isEqualTo(server(documents));
    }

    private static String document(Random random, int depth) {
        String blank = " \n\t".substring(0, random.nextInt(3));
        StringBuilder text = new StringBuilder(blank);
        int count = random.nextInt(4);
        switch (random.nextInt(depth > 0 ? 6 : 4)) {
            case 0 -> text.append(random.nextBoolean() ? "true" : "null");
            case 1 -> text.append(random.nextInt(2_000) - 1_000).append(random.nextBoolean() ? ".50" : "");
            case 2 -> text.append(random.nextInt(100)).append("E").append(random.nextInt(60) - 30);
            case 3 -> text.append(string(random));
            case 4 -> {
                text.append('[');
                for (int i = 0; i < count; i++) {
                    text.append(i == 0 ? "" : ",").append(document(random, depth - 1));
                }
                text.append(']');
            }
            default -> {
                text.append('{');
                for (int i = 0; i < count; i++) {
                    text.append(i == 0 ? "" : ",")
                            .append(string(random))
                            .append(blank)
                            .append(':');
                    text.append(document(random, depth - 1));
                }
                text.append('}');
            }
        }
        return text.append(blank).toString();
    }

    private static String string(Random random) {
        List<String> parts = List.of("a", "b", "\\n", "\\u00e4", "\u00e4", "\ud83d\ude00", "\\\\", "\\\"", "/", "");
        StringBuilder text = new StringBuilder("\"");
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(parts.get(random.nextInt(parts.size())));
        }
        return text.append('"').toString();
    }

    private static String canonical(String json) {
        byte[] bytes = ("\u0001" + json).getBytes(StandardCharsets.UTF_8);
        return new String(JsonbText.of(bytes, 1, bytes.length), StandardCharsets.UTF_8);
    }

    private static List<String> server(List<String> documents) throws SQLException {
        try (Connection connection = TestTarget.connect();
                PreparedStatement statement = connection.prepareStatement(
                        "select x::jsonb::text from unnest(?::text[]) with ordinality v(x, n) order by n")) {
            statement.setArray(1, connection.createArrayOf("text", documents.toArray()));
            try (ResultSet result = statement.executeQuery()) {
                List<String> texts = new ArrayList<>();
                while (result.next()) {
                    texts.add(result.getString(1));
                }
                return texts;
            }
        }
    }
}
