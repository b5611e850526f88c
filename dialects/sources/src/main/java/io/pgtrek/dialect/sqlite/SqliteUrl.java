package io.pgtrek.dialect.sqlite;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What stands behind {@code sqlite:} or {@code jdbc:sqlite:}: a path, or a {@code file:} URI. */
final class SqliteUrl {

    private static final List<String> PREFIXES = List.of("jdbc:sqlite:", "sqlite:");

    private SqliteUrl() {}

    static boolean accepts(String url) {
        return PREFIXES.stream().anyMatch(prefix -> startsWith(url, prefix));
    }

    /** The path as text; parameters of a {@code file:} URI are left out, since how to open is decided here. */
    static String path(String url) {
        String rest = PREFIXES.stream()
                .filter(prefix -> startsWith(url, prefix))
                .findFirst()
                .map(prefix -> url.substring(prefix.length()))
                .orElse(url);
        return startsWith(rest, "file:") ? decoded(rest) : rest;
    }

    /** The URL with its path made absolute; as it is where the text can be no path, which {@link SqliteFile} tells. */
    static String resolve(String url, Path directory) {
        String path = path(url);
        try {
            return path.isEmpty() ? url : "jdbc:sqlite:" + directory.resolve(path);
        } catch (InvalidPathException e) {
            return url;
        }
    }

    private static String decoded(String fileUri) {
        int query = fileUri.indexOf('?');
        String raw = fileUri.substring("file:".length(), query < 0 ? fileUri.length() : query);
        try {
            // SQLite takes relative paths here, which java.net.URI does not: file:a.db is opaque to it
            String absolute = raw.startsWith("/") ? raw : "/" + raw;
            String path = URI.create("file://" + (absolute.startsWith("//") ? absolute.substring(2) : absolute))
                    .getPath();
            return raw.startsWith("/")
                    ? path
                    : Path.of("/").relativize(Path.of(path)).toString();
        } catch (IllegalArgumentException e) {
            // not a well-formed URI, so its escapes mean nothing: the text itself is the name
            return raw;
        }
    }

    private static boolean startsWith(String text, String prefix) {
        return text.toLowerCase(Locale.ROOT).startsWith(prefix);
    }
}
