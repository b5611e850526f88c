package io.pgtrek.cli.demo;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/** Publishers, authors, books and what is said about them. */
final class Shelves {

    static final int BOOKS = 12_000;
    private static final int PUBLISHERS = 300;
    private static final int AUTHORS = 2_000;
    private static final int COVERS = 40;
    private static final int REVIEWS = 3_000;
    private static final List<String> GENRES =
            List.of("fiction", "crime", "poetry", "travel", "history", "science", "cooking", "children");

    private final Connection connection;
    private final Prose prose = new Prose(1);

    Shelves(Connection connection) {
        this.connection = connection;
    }

    void fill() throws SQLException {
        Insert.rows(connection, "INSERT INTO publisher (name, country, founded) VALUES (?, ?, ?)", PUBLISHERS, i ->
                new Object[] {prose.house(i), prose.pick(List.of("DE", "PL", "SE", "JP")), prose.number(1780, 2020)});
        Insert.rows(connection, "INSERT INTO genre VALUES (?, ?, ?)", GENRES.size() * 4, this::genre);
        Insert.rows(connection, "INSERT INTO author VALUES (?, ?, ?, ?, ?)", AUTHORS, this::author);
        Insert.rows(
                connection,
                "INSERT INTO book (isbn, title, publisher_id, genre, price, pages, weight_kg, published, in_print,"
                        + " attributes, added) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                BOOKS,
                this::book);
        Insert.rows(connection, "INSERT OR IGNORE INTO book_author VALUES (?, ?, ?)", BOOKS * 3 / 2, this::authorship);
        Insert.rows(connection, "INSERT INTO cover (book_id, image) VALUES (?, ?)", COVERS, i ->
                new Object[] {i, prose.bytes(i == COVERS ? 1_048_576 : 4_000 + 300 * i)});
        Insert.rows(connection, "INSERT INTO review (book_id, stars, body) VALUES (?, ?, ?)", REVIEWS, this::review);
    }

    private Object[] genre(int i) {
        String main = GENRES.get((i - 1) % GENRES.size());
        int level = (i - 1) / GENRES.size();
        String code = level == 0 ? main : main + "-" + level;
        return new Object[] {
            code, main.substring(0, 1).toUpperCase(Locale.ROOT) + main.substring(1), level == 0 ? null : main
        };
    }

    private Object[] author(int i) {
        String biography = i % 500 == 0 ? prose.sentences(2_000) : prose.sentences(prose.number(1, 6));
        return new Object[] {
            i,
            prose.oneIn(30) ? null : prose.given(),
            prose.family(),
            prose.oneIn(10) ? null : prose.date(1850, 1999).toString(),
            biography
        };
    }

    private Object[] book(int i) {
        // One title is longer than its column says, and one book has more pages than a smallint holds: SQLite minds
        // neither.
        String title = i == 777 ? prose.title(i) + ": " + "a".repeat(150) : prose.title(i);
        return new Object[] {
            String.format(Locale.ROOT, "978%010d", i * 83L),
            title,
            prose.number(1, PUBLISHERS),
            prose.oneIn(40) ? null : prose.pick(GENRES),
            prose.price(399, 8_999),
            i == 4_242 ? 70_000 : prose.number(40, 1_200),
            prose.number(80, 2_400) / 1000.0,
            prose.date(1950, 2025).toString(),
            prose.oneIn(5) ? 0 : 1,
            "{\"binding\": \"" + prose.pick(List.of("hard", "soft")) + "\", \"tags\": [\"" + prose.pick(GENRES)
                    + "\"]}",
            prose.dateTime(2001, 2025)
        };
    }

    private Object[] authorship(int i) {
        int book = i <= BOOKS ? i : prose.number(1, BOOKS);
        return new Object[] {book, prose.popular(1, AUTHORS), i <= BOOKS ? 1 : 2};
    }

    private Object[] review(int i) {
        return new Object[] {prose.popular(1, BOOKS), prose.number(1, 5), prose.sentences(prose.number(1, 4))};
    }
}
