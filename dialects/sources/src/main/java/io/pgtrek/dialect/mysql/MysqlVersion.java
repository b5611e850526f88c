package io.pgtrek.dialect.mysql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which server answers. */
record MysqlVersion(boolean mariaDb, int major, int minor, int patch) {

    private static final Pattern NUMBER = Pattern.compile("(\\d+)\\.(\\d+)(?:\\.(\\d+))?");
    /** MariaDB 10 and 11 put this before their version, for replicas of MySQL. */
    private static final String REPLICATION_PREFIX = "5.5.5-";

    static MysqlVersion of(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("select version()")) {
            result.next();
            return parse(result.getString(1));
        }
    }

    static MysqlVersion parse(String text) {
        boolean mariaDb = text.contains("MariaDB");
        Matcher number = NUMBER.matcher(
                mariaDb && text.startsWith(REPLICATION_PREFIX) ? text.substring(REPLICATION_PREFIX.length()) : text);
        if (!number.find()) {
            throw new IllegalArgumentException("not a version of MySQL or MariaDB: " + text);
        }
        String patch = number.group(3);
        return new MysqlVersion(
                mariaDb,
                Integer.parseInt(number.group(1)),
                Integer.parseInt(number.group(2)),
                patch == null ? 0 : Integer.parseInt(patch));
    }

    String product() {
        return mariaDb ? "MariaDB" : "MySQL";
    }

    String number() {
        return major + "." + minor + "." + patch;
    }

    boolean atLeast(int otherMajor, int otherMinor, int otherPatch) {
        if (major != otherMajor) {
            return major > otherMajor;
        }
        return minor != otherMinor ? minor > otherMinor : patch >= otherPatch;
    }

    /** Defaults stand in the catalog as SQL; see <a href="https://jira.mariadb.org/browse/MDEV-13132">MDEV-13132</a>. */
    boolean defaultsAreSql() {
        return mariaDb && atLeast(10, 2, 7);
    }

    /** MariaDB 10.2.1 to 10.2.21 and 10.3.0 to 10.3.9 keep checks but do not list them. */
    boolean checksAreHidden() {
        return mariaDb && atLeast(10, 2, 1) && (!atLeast(10, 2, 22) || (atLeast(10, 3, 0) && !atLeast(10, 3, 10)));
    }

    /** START TRANSACTION READ ONLY: MySQL 5.6.5, MariaDB 10.0. */
    boolean readOnlyTransactions() {
        return atLeast(5, 6, 5);
    }

    /** The variable that ends long queries: MySQL 5.7.8, MariaDB 10.1.1; null where there is none. */
    @Nullable
    String statementTimeLimit() {
        if (mariaDb) {
            return atLeast(10, 1, 1) ? "max_statement_time" : null;
        }
        return atLeast(5, 7, 8) ? "max_execution_time" : null;
    }
}
