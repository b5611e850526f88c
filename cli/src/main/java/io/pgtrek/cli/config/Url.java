package io.pgtrek.cli.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A database's address without a password. Messages never repeat the address, as it may hold one.
 *
 * @param prefixes what it may start with; empty for anything
 */
record Url(List<String> prefixes) implements ValueType<String> {

    /** {@code //user:password@}, {@code password=…}, and Oracle's {@code thin:user/password@}. */
    private static final Pattern SECRET = Pattern.compile(
            "//[^:/@?\\[]*:(?!\\d+(?:[/,;?]|$)).*@|[?;&:](?:[a-z_.]*)(?:password|passwd|pwd|passphrase)\\s*=|jdbc:oracle:[a-z0-9]+:[^/:@]+/.*@",
            Pattern.CASE_INSENSITIVE);

    Url {
        prefixes = List.copyOf(prefixes);
    }

    static boolean holdsSecret(String url) {
        return SECRET.matcher(url).find();
    }

    @Override
    public Optional<String> read(Value value, String path, Reading reading) {
        Optional<String> url = new Text(words()).read(value, path, reading);
        Optional<String> problem = url.flatMap(this::problem);
        problem.ifPresent(message -> reading.problem(value, path, message));
        return problem.isPresent() ? Optional.empty() : url;
    }

    private Optional<String> problem(String url) {
        if (holdsSecret(url)) {
            return Optional.of(
                    "must not hold a password; write it into the key password as ${env:NAME} or ${file:PATH}");
        }
        if (!prefixes.isEmpty() && prefixes.stream().noneMatch(url::startsWith)) {
            return Optional.of("must be " + words());
        }
        return Optional.empty();
    }

    @Override
    public Map<String, Object> schema() {
        return prefixes.isEmpty()
                ? Text.ANY.schema()
                : Map.of("type", "string", "pattern", "^(" + String.join("|", prefixes) + "|\\$\\{env:)");
    }

    @Override
    public String words() {
        return prefixes.isEmpty() ? "a URL" : "a URL that starts with " + String.join(" or ", prefixes);
    }
}
