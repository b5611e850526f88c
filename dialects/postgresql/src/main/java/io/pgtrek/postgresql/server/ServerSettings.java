package io.pgtrek.postgresql.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the server is started with.
 *
 * @param durable false when losing the database in a power cut is fine
 * @param values settings of {@code postgresql.conf}
 */
record ServerSettings(boolean durable, Map<String, String> values) {

    private static final Map<String, String> FAST =
            Map.of("fsync", "off", "synchronous_commit", "off", "full_page_writes", "off");
    private static final Pattern NAME = Pattern.compile("[a-z_.]+");

    ServerSettings {
        values = Map.copyOf(values);
        values.keySet().forEach(ServerSettings::check);
    }

    static ServerSettings standard() {
        return new ServerSettings(true, Map.of());
    }

    ServerSettings fast() {
        return new ServerSettings(false, with(FAST));
    }

    ServerSettings with(String name, String value) {
        return new ServerSettings(durable, with(Map.of(name, value)));
    }

    /** The server's command line, quoted for the shell that pg_ctl gives it to. */
    String options(int port) {
        Map<String, String> all = new LinkedHashMap<>(values);
        all.put("port", Integer.toString(port));
        all.put("listen_addresses", "127.0.0.1");
        all.put("unix_socket_directories", "");
        return all.entrySet().stream()
                .map(setting -> "-c " + quote(setting.getKey() + "=" + setting.getValue()))
                .collect(Collectors.joining(" "));
    }

    private Map<String, String> with(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(values);
        all.putAll(more);
        return all;
    }

    private static void check(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("'" + name + "' is no name of a PostgreSQL setting.");
        }
    }

    private static String quote(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }
}
