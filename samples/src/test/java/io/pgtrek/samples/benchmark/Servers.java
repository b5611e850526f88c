package io.pgtrek.samples.benchmark;

import io.pgtrek.postgresql.server.EmbeddedServer;
import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Starts both servers, fills the source, prints the ports and waits until its standard input ends. */
final class Servers {

    private static final Pattern PORT = Pattern.compile(":(\\d+)/");

    private Servers() {}

    /** Arguments: the program directory of PostgreSQL, a directory for its data, the script that makes the data, the scale. */
    public static void main(String[] args) throws IOException, SQLException {
        MariaDbServer source = MariaDbServer.get();
        source.execute(
                "set global innodb_buffer_pool_size = 3221225472",
                "set global innodb_log_file_size = 1073741824",
                "create database bench");
        String url = source.jdbcUrl("bench");
        fill(url, Files.readString(Path.of(args[2])), Integer.parseInt(args[3]));
        try (EmbeddedServer target = EmbeddedServer.in(Path.of(args[1]))
                .usingPrograms(Path.of(args[0]))
                .withSetting("shared_buffers", "1GB")
                .withSetting("max_wal_size", "8GB")
                .start()) {
            new TestDatabase("postgres", target.jdbcUrl("postgres")).execute("create database bench");
            System.out.println(port(url) + " " + target.port());
            while (System.in.read() >= 0) {
                // Whoever started this holds the other end.
            }
        }
    }

    private static void fill(String url, String script, int scale) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("set @scale = " + scale);
            for (String sql : List.of(script.replaceAll("(?m)^--.*$", "").split(";\\s*\n"))) {
                statement.execute(sql);
            }
        }
    }

    private static String port(String url) {
        Matcher matcher = PORT.matcher(url);
        if (!matcher.find()) {
            throw new IllegalStateException("no port in " + url);
        }
        return matcher.group(1);
    }
}
