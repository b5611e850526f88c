package io.pgtrek.cli.output;

import io.pgtrek.cli.config.InvalidJobException;
import io.pgtrek.cli.config.Problem;
import io.pgtrek.error.MigrateException;
import io.pgtrek.json.StableJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An error as programs read it. */
final class ErrorJson {

    private ErrorJson() {}

    static String render(MigrateException e, int exitCode) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", e.code().id());
        error.put("name", e.code().name());
        error.put("message", String.valueOf(e.getMessage()));
        error.put("exitCode", exitCode);
        putIfKnown(error, "detail", e.detail());
        putIfKnown(error, "hint", e.hint());
        if (e instanceof InvalidJobException invalid) {
            error.put("problems", problems(invalid.problems()));
        }
        return StableJson.write(Map.of("error", error));
    }

    private static void putIfKnown(
            Map<String, Object> error, String key, @org.jspecify.annotations.Nullable String text) {
        if (text != null) {
            error.put(key, text);
        }
    }

    private static List<Map<String, Object>> problems(List<Problem> problems) {
        return problems.stream().map(ErrorJson::problem).toList();
    }

    private static Map<String, Object> problem(Problem problem) {
        return Map.of(
                "source", problem.source(),
                "line", problem.line(),
                "path", problem.path(),
                "message", problem.message());
    }
}
