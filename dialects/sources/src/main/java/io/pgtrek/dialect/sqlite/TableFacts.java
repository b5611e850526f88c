package io.pgtrek.dialect.sqlite;

import io.pgtrek.name.Identifier;
import io.pgtrek.sql.SqlTextException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One table's columns and text, read before its keys since foreign keys need the parent's.
 *
 * @param unreadable why the text could not be read; null when it was
 */
record TableFacts(
        SchemaEntry entry,
        List<ColumnRow> columns,
        CreateTable text,
        @Nullable String unreadable) {

    TableFacts {
        columns = List.copyOf(columns);
    }

    static TableFacts read(Connection connection, SchemaEntry entry) throws SQLException {
        List<ColumnRow> columns = ColumnRow.list(connection, entry.name());
        try {
            String sql = entry.sql() == null ? "" : entry.sql();
            return new TableFacts(entry, columns, CreateTableParser.parse(sql), null);
        } catch (SqlTextException e) {
            return new TableFacts(entry, columns, CreateTable.UNREADABLE, e.getMessage());
        }
    }

    /** The primary key's columns in key order. */
    List<Identifier> keyColumns() {
        return columns.stream()
                .filter(column -> column.keyPosition() > 0)
                .sorted(Comparator.comparingInt(ColumnRow::keyPosition))
                .map(ColumnRow::name)
                .toList();
    }

    /** The column's spelling here, since SQLite lets others write it in any case. */
    Optional<Identifier> column(String name) {
        return columns.stream()
                .map(ColumnRow::name)
                .filter(column -> SqliteIdentifiers.same(column.text(), name))
                .findFirst();
    }

    /**
     * The column that is the rowid under a name.
     *
     * @param keyIndexed whether the primary key has an index of its own, which a rowid alias never has
     * @see <a href="https://www.sqlite.org/lang_createtable.html#rowid">manual</a>
     */
    Optional<ColumnRow> rowidAlias(boolean keyIndexed) {
        List<Identifier> key = keyColumns();
        if (entry.withoutRowid() || keyIndexed || key.size() != 1) {
            return Optional.empty();
        }
        return columns.stream()
                .filter(column -> column.keyPosition() == 1 && SqliteIdentifiers.same(column.type(), "INTEGER"))
                .findFirst();
    }
}
