package io.pgtrek.dialect.mysql;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
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

    /** A question mark of a password is hardly followed by a name and an equals sign. */
    private static final Pattern QUERY = Pattern.compile("\\?(?=[A-Za-z][A-Za-z0-9_.]*=|$)");

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
        String rest = url.substring(prefix.end());
        Matcher query = QUERY.matcher(rest);
        boolean asked = query.find();
        String address = withoutLogin(asked ? rest.substring(0, query.start()) : rest, properties);
        if (asked) {
            addQuery(rest.substring(query.end()), properties);
        }
        return new MysqlUrl("jdbc:mariadb:" + address, properties);
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
