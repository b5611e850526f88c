package io.pgtrek.testkit;

import java.nio.file.Path;
import java.util.List;

/** What MySQL and MariaDB have in common: options that make a small, quick server for tests, and URLs. */
final class MySqlFamily {

    private MySqlFamily() {}

    static String url(int port, String database) {
        return "jdbc:mariadb://127.0.0.1:" + port + "/" + database + "?user=root&sslMode=disable";
    }

    static List<String> options(Path home, Path directory, int port) {
        return List.of(
                "--no-defaults",
                "--user=" + System.getProperty("user.name"),
                "--basedir=" + home,
                "--datadir=" + directory.resolve("data"),
                "--tmpdir=" + directory,
                "--socket=" + directory.resolve("socket"),
                "--pid-file=" + directory.resolve("pid"),
                "--bind-address=127.0.0.1",
                "--port=" + port,
                "--skip-name-resolve",
                "--default-time-zone=+00:00",
                "--character-set-server=utf8mb4",
                "--max-allowed-packet=64M",
                "--key-buffer-size=4M",
                "--innodb-buffer-pool-size=32M",
                "--innodb-log-file-size=8M",
                "--innodb-flush-log-at-trx-commit=0",
                "--innodb-file-per-table=1",
                "--sync-frm=0");
    }
}
