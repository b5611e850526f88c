package io.pgtrek.testkit;

import io.pgtrek.postgresql.server.FreePort;
import io.pgtrek.postgresql.server.ProgramCache;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipFile;

/** MySQL 5.5.9, the oldest that a test can start anywhere; user {@code root} without a password. */
public final class MySqlServer extends TestServer {

    private static final String FOLDER = "5-5-9/";
    private static final String PROGRAM = FOLDER + "Linux-x86_64/mysqld";
    private static final List<String> REQUIRED =
            List.of("bin/mysqld", "share/english/errmsg.sys", "data/mysql/user.MYD");

    private final int port;

    private MySqlServer(int port) {
        this.port = port;
    }

    /** The server of this JVM. */
    public static MySqlServer get() {
        return Holder.SERVER;
    }

    @Override
    public String jdbcUrl(String database) {
        return MySqlFamily.url(port, database);
    }

    @Override
    String mainDatabase() {
        return "mysql";
    }

    @Override
    List<String> split(String script) {
        return MySqlScript.split(script);
    }

    private static MySqlServer start() {
        try {
            Path home = ProgramCache.ofUser().program("mysql/5.5.9", REQUIRED, MySqlServer::unpack);
            Path directory = Files.createTempDirectory("pgtrek-mysql-");
            Directories.copy(home.resolve("data"), directory.resolve("data"));
            MySqlServer server = new MySqlServer(FreePort.any());
            Daemon.start(server.line(home, directory), Map.of(), directory)
                    .awaitConnection(server.jdbcUrl(server.mainDatabase()));
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> line(Path home, Path directory) {
        List<String> line = new ArrayList<>(List.of(home.resolve("bin/mysqld").toString()));
        line.addAll(MySqlFamily.options(home, directory, port));
        line.addAll(List.of(
                "--lc-messages-dir=" + home.resolve("share"),
                "--character-sets-dir=" + home.resolve("share/charsets"),
                "--innodb-use-native-aio=0",
                "--default-storage-engine=InnoDB"));
        return line;
    }

    private static void unpack(Path target) throws IOException {
        try (ZipFile jar = new ZipFile(ClasspathJar.containing(PROGRAM).toFile())) {
            try (InputStream program = open(jar, PROGRAM)) {
                JarFolder.copy(program, target.resolve("bin/mysqld"));
            }
            JarFolder.makeExecutable(target.resolve("bin/mysqld"));
            try (InputStream share = open(jar, FOLDER + "share_dir.jar")) {
                JarFolder.unpack(share, "share/", target.resolve("share"));
            }
            try (InputStream data = open(jar, FOLDER + "data_dir.jar")) {
                JarFolder.unpack(data, "", target.resolve("data"));
            }
        }
    }

    private static InputStream open(ZipFile jar, String name) throws IOException {
        return jar.getInputStream(jar.getEntry(name));
    }

    private static final class Holder {
        private static final MySqlServer SERVER = start();
    }
}
