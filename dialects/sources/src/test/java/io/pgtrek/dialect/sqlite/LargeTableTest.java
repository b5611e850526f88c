package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.name.QualifiedName;
import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LargeTableTest {

    private static final int LENGTH = 9_000_000;

    private final LargeTable table =
            new LargeTable(QualifiedName.of("main", "l"), List.of("\"v\""), new RowKey(List.of("rowid")));

    /** SQLite marks with Once what it does for the first piece only: a value loaded for each takes a square of time. */
    @Test
    void theValueIsLoadedOnce() throws Exception {
        try (Connection file = DriverManager.getConnection("jdbc:sqlite:");
                Statement statement = file.createStatement()) {
            statement.execute("create table l(v)");
            List<String> program = new ArrayList<>();
            try (ResultSet steps =
                    statement.executeQuery("explain " + table.piecesQuery("\"v\"", LENGTH, "rowid = 1"))) {
                while (steps.next()) {
                    program.add(steps.getString("opcode"));
                }
            }
            int once = program.lastIndexOf("Once");
            assertThat(program.subList(once, program.size())).contains("SeekRowid", "Cast");
        }
    }

    @Test
    void thePiecesMakeTheValue() throws Exception {
        try (Connection file = DriverManager.getConnection("jdbc:sqlite:");
                Statement statement = file.createStatement()) {
            statement.execute("create table l(v)");
            statement.execute("insert into l values (randomblob(" + LENGTH + "))");
            byte[] whole;
            try (ResultSet row = statement.executeQuery("select v from l")) {
                whole = row.getBytes(1);
            }
            ByteArrayOutputStream pieces = new ByteArrayOutputStream();
            try (ResultSet rows = statement.executeQuery(table.piecesQuery("\"v\"", LENGTH, "rowid = 1"))) {
                while (rows.next()) {
                    assertThat(rows.getLong(1)).isEqualTo(pieces.size());
                    pieces.writeBytes(rows.getBytes(2));
                }
            }
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            assertThat(hash.digest(pieces.toByteArray())).isEqualTo(hash.digest(whole));
        }
    }
}
