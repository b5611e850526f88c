package io.pgtrek.cli.demo;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.error.SqlErrors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * The sample database: an invented book shop in SQLite with about 200,000 rows, the same every time, with the features
 * and the few troubles that old databases have.
 */
public final class LegacyShop {

    private LegacyShop() {}

    /**
     * Writes the database, replacing an older one; the file appears whole or not at all.
     *
     * @throws MigrateException when it cannot be written
     */
    public static void create(Path file) {
        Path draft = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.deleteIfExists(draft);
            fill(draft);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw unwritable(file, e.toString(), e);
        } catch (SQLException e) {
            throw unwritable(file, SqlErrors.detail(e), e);
        }
    }

    private static void fill(Path file) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
                Statement statement = connection.createStatement()) {
            // A draft that a crash leaves behind is thrown away, so nothing need be safe on disk.
            statement.execute("PRAGMA synchronous = OFF");
            statement.execute("PRAGMA journal_mode = MEMORY");
            connection.setAutoCommit(false);
            statement.executeUpdate(Resource.text("tables.sql"));
            new Shelves(connection).fill();
            new Counter(connection).fill();
            statement.executeUpdate(Resource.text("objects.sql"));
            statement.executeUpdate("ANALYZE");
            connection.commit();
        }
    }

    private static MigrateException unwritable(Path file, String detail, Exception cause) {
        return new MigrateException(
                ErrorCode.FILE_UNREADABLE,
                "Cannot write the sample database " + file,
                detail,
                "Name another directory with --dir.",
                cause);
    }
}
