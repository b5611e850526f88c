package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.JdbcAccess;
import io.pgtrek.spi.SourceSpec;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Calls MariaDB Connector/J for both products, with MySQL Connector/J's options for TLS understood.
 *
 * @see <a href="https://mariadb.com/kb/en/about-mariadb-connector-j/">options of the driver</a>
 */
final class MysqlAccess {

    /**
     * What readers rely on, in variables every version knows. Zero dates and CHAR columns arrive as stored; TIMESTAMP
     * arrives as UTC; a slow COPY does not make the server hang up after the default 60 seconds; no limit set for all
     * sessions cuts a result short, which the server does without a word.
     */
    static final String SESSION = "sql_mode='',time_zone='+00:00',net_write_timeout=86400,sql_auto_is_null=0,"
            + "sql_select_limit=18446744073709551615,sql_big_selects=1";

    private static final Map<String, String> RELIED_ON = Map.of(
            // the binary protocol: FLOAT in text form has lost digits already
            "useServerPrepStmts", "true",
            "tinyInt1isBit", "false",
            "yearIsDateType", "false",
            // a source must not be able to ask for files of this machine
            "allowLocalInfile", "false",
            "allowMultiQueries", "false",
            "useBulkStmts", "false");

    private static final Set<String> TLS_OPTIONS = Set.of("usessl", "requiressl", "verifyservercertificate", "sslmode");

    private MysqlAccess() {}

    static JdbcAccess of(SourceSpec spec) {
        MysqlUrl url = MysqlUrl.parse(spec.url());
        Map<String, String> wanted = new LinkedHashMap<>(url.properties());
        wanted.putAll(spec.properties());
        Map<String, String> properties = new LinkedHashMap<>();
        wanted.forEach((option, value) -> {
            if (!TLS_OPTIONS.contains(MysqlUrl.key(option))) {
                properties.put(option, value);
            }
        });
        String sslMode = sslMode(wanted);
        if (sslMode != null) {
            properties.put("sslMode", sslMode);
        }
        properties.putAll(RELIED_ON);
        // the last assignment of a variable wins, so ours stand behind the user's
        properties.merge("sessionVariables", SESSION, (theirs, ours) -> theirs + "," + ours);
        return new JdbcAccess(url.address(), properties);
    }

    /** Connector/J 4 knows sslMode only; MySQL's driver has its own words for it. */
    private static @Nullable String sslMode(Map<String, String> options) {
        Map<String, String> byKey = new LinkedHashMap<>();
        options.forEach((option, value) -> byKey.put(MysqlUrl.key(option), value.toLowerCase(Locale.ROOT)));
        String mode = byKey.get("sslmode");
        if (mode != null) {
            return switch (mode) {
                case "disabled" -> "disable";
                case "preferred", "required", "require" -> "trust";
                case "verify_ca" -> "verify-ca";
                case "verify_identity" -> "verify-full";
                default -> mode;
            };
        }
        String ssl = byKey.get("usessl");
        if (ssl == null && !"true".equals(byKey.get("requiressl"))) {
            return null;
        }
        if ("false".equals(ssl)) {
            return "disable";
        }
        return "true".equals(byKey.get("verifyservercertificate")) ? "verify-ca" : "trust";
    }
}
