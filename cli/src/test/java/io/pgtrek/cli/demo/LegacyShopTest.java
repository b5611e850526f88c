package io.pgtrek.cli.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LegacyShopTest {

    @TempDir
    static Path dir;

    @Test
    void isTheSameEveryTime() throws IOException {
        LegacyShop.create(dir.resolve("a.db"));
        LegacyShop.create(dir.resolve("b.db"));
        assertThat(Files.mismatch(dir.resolve("a.db"), dir.resolve("b.db"))).isEqualTo(-1);
    }

    @Test
    void hasAboutTwoHundredThousandRows() throws SQLException {
        assertThat(rows(tables())).isBetween(190_000L, 210_000L);
    }

    @Test
    void hasATableNameThatIsTooLongForPostgres() throws SQLException {
        assertThat(tables()).anySatisfy(name -> assertThat(name).hasSize(64));
    }

    @Test
    void hasNoOrphans() throws SQLException {
        assertThat(texts("PRAGMA foreign_key_check")).isEmpty();
    }

    @Test
    void isSound() throws SQLException {
        assertThat(texts("PRAGMA integrity_check")).containsExactly("ok");
    }

    private static List<String> tables() throws SQLException {
        return texts("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    }

    private static long rows(List<String> tables) throws SQLException {
        long rows = 0;
        for (String table : tables) {
            String count = "SELECT count(*) FROM \"" + table.replace("\"", "\"\"") + "\"";
            rows += Long.parseLong(texts(count).get(0));
        }
        return rows;
    }

    private static List<String> texts(String sql) throws SQLException {
        Path file = dir.resolve("shop.db");
        if (Files.notExists(file)) {
            LegacyShop.create(file);
        }
        List<String> texts = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            while (result.next()) {
                texts.add(result.getString(1));
            }
        }
        return texts;
    }
}
