package io.pgtrek.cli.config;

import io.pgtrek.error.ErrorCode;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces {@code ${env:NAME}} in values. {@code $${} stands for a literal {@code ${}. */
final class Variables {

    private static final Pattern REFERENCE = Pattern.compile("\\$\\$\\{|\\$\\{([^}]*)}?");
    private static final Pattern ENVIRONMENT = Pattern.compile("env:([A-Za-z_][A-Za-z0-9_]*)");

    private final Map<String, String> environment;

    Variables(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    Optional<String> environment(String name) {
        return Optional.ofNullable(environment.get(name));
    }

    /** The text with its references replaced; empty after noting one that cannot be. */
    Optional<String> expand(Value.Scalar scalar, String path, Problems problems) {
        Matcher matcher = REFERENCE.matcher(scalar.text());
        StringBuilder expanded = new StringBuilder();
        boolean complete = true;
        while (matcher.find()) {
            Optional<String> replacement = replacement(matcher, scalar, path, problems);
            complete &= replacement.isPresent();
            matcher.appendReplacement(expanded, Matcher.quoteReplacement(replacement.orElse("")));
        }
        return complete ? Optional.of(matcher.appendTail(expanded).toString()) : Optional.empty();
    }

    private Optional<String> replacement(Matcher reference, Value.Scalar scalar, String path, Problems problems) {
        if (reference.group(1) == null) {
            return Optional.of("${");
        }
        Matcher name = ENVIRONMENT.matcher(reference.group(1));
        if (!name.matches() || !reference.group().endsWith("}")) {
            problems.add(scalar.origin(), path, "only ${env:NAME} can be filled in here; write $${ for a literal ${");
            return Optional.empty();
        }
        Optional<String> found = environment(name.group(1));
        if (found.isEmpty()) {
            problems.add(ErrorCode.SECRET_UNRESOLVED, scalar.origin(), path, unset(name.group(1)));
        }
        return found;
    }

    static String unset(String name) {
        return "the environment variable " + name + " is not set";
    }
}
