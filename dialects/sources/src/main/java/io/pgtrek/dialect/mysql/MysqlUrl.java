package io.pgtrek.dialect.mysql;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source URL taken apart.
 *
 * @param address {@code jdbc:mariadb:} with hosts and database, without login and query
 * @param properties what the query and the login part said, decoded
 */
record MysqlUrl(String address, Map<String, String> properties) {

    private static final Pattern PREFIX =
            Pattern.compile("(?:jdbc:(?:mysql|mariadb):|(?:mysql|mariadb):(?=//))", Pattern.CASE_INSENSITIVE);
    /**
     * The last @ ends the login, since passwords are often written there unescaped. Greedy on purpose; a host never
     * holds an @.
     */
    private static final Pattern LOGIN = Pattern.compile("//(?<user>[^:@]*)(?::(?<password>.*))?@(?<rest>[^@]*)");

    MysqlUrl {
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    }

    static boolean accepts(String url) {
        return PREFIX.matcher(url).lookingAt();
    }

    static MysqlUrl parse(String url) {
        Matcher prefix = PREFIX.matcher(url);
        if (!prefix.lookingAt()) {
            throw new IllegalArgumentException("not a URL of MySQL or MariaDB");
        }
        Map<String, String> properties = new LinkedHashMap<>();
        String rest = withoutLogin(url.substring(prefix.end()), properties);
        int query = rest.indexOf('?');
        if (query >= 0) {
            addQuery(rest.substring(query + 1), properties);
        }
        return new MysqlUrl("jdbc:mariadb:" + (query < 0 ? rest : rest.substring(0, query)), properties);
    }

    /** The database the URL names, if it names one. */
    Optional<String> database() {
        int slash = address.lastIndexOf('/');
        boolean ofAuthority = slash > 0 && address.charAt(slash - 1) == '/';
        return slash < 0 || ofAuthority || slash == address.length() - 1
                ? Optional.empty()
                : Optional.of(address.substring(slash + 1));
    }

    private static String withoutLogin(String rest, Map<String, String> properties) {
        Matcher login = LOGIN.matcher(rest);
        if (!login.matches()) {
            return rest;
        }
        properties.put("user", decode(login.group("user")));
        if (login.group("password") != null) {
            properties.put("password", decode(login.group("password")));
        }
        return "//" + login.group("rest");
    }

    private static void addQuery(String query, Map<String, String> properties) {
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                properties.put(pair.substring(0, equals), decode(pair.substring(equals + 1)));
            }
        }
    }

    /** Percent signs that start no escape stand for themselves, and a plus sign is a plus sign. */
    private static String decode(String text) {
        String lenient = text.replaceAll("%(?![0-9A-Fa-f]{2})", "%25").replace("+", "%2B");
        return lenient.indexOf('%') < 0 ? text : URLDecoder.decode(lenient, StandardCharsets.UTF_8);
    }

    /** For look-ups of option names, which drivers compare without regard to case. */
    static String key(String option) {
        return option.toLowerCase(Locale.ROOT);
    }
}
