package io.pgtrek.cli.demo;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Customers, what they ordered, what they wrote, and what lies in the warehouses. */
final class Counter {

    private static final int CUSTOMERS = 15_000;
    private static final int ORDERS = 30_000;
    private static final int LINES_PER_ORDER = 3;
    private static final int LETTERS = 500;
    private static final long FIRST_DAY = Instant.parse("2001-04-01T00:00:00Z").getEpochSecond();
    private static final int TWENTY_YEARS = 20 * 365 * 86_400;
    private static final List<String> WAREHOUSES = List.of("HAM", "GDN", "MAL");

    private final Connection connection;
    private final Prose prose = new Prose(2);

    Counter(Connection connection) {
        this.connection = connection;
    }

    void fill() throws SQLException {
        Insert.rows(
                connection,
                "INSERT INTO customer (email, name, newsletter, registered, credit) VALUES (?, ?, ?, ?, ?)",
                CUSTOMERS,
                this::customer);
        Insert.rows(
                connection,
                "INSERT INTO \"order\" (customer_id, placed, status, \"group\") VALUES (?, ?, ?, ?)",
                ORDERS,
                this::order);
        Insert.rows(
                connection, "INSERT INTO \"Order Line\" VALUES (?, ?, ?, ?, ?)", ORDERS * LINES_PER_ORDER, this::line);
        Insert.rows(connection, "INSERT INTO warehouse VALUES (?, ?, ?)", WAREHOUSES.size(), i ->
                new Object[] {WAREHOUSES.get(i - 1), "Warehouse " + i, 1_000 * i});
        Insert.rows(
                connection, "INSERT INTO stock VALUES (?, ?, ?, ?)", WAREHOUSES.size() * Shelves.BOOKS, this::stock);
        Insert.rows(
                connection,
                "INSERT INTO letters_of_praise_and_complaint_that_customers_sent_to_our_store VALUES (?, ?, ?, ?)",
                LETTERS,
                this::letter);
        Insert.rows(connection, "INSERT INTO \"guest \"\"book\"\" 📖\" VALUES (?, ?, ?, ?)", 20, i ->
                new Object[] {i, prose.given(), i % 6, "Line one\n\tline two \\ 'quoted' — \"ça va\" 👩‍👩‍👧 " + i});
    }

    private Object[] customer(int i) {
        String given = prose.given();
        return new Object[] {
            String.format(Locale.ROOT, "Reader.%05d@example.org", i),
            given + " " + prose.family(),
            prose.oneIn(3) ? 1 : 0,
            FIRST_DAY + prose.number(0, TWENTY_YEARS),
            prose.oneIn(20) ? -prose.price(1, 5_000) : 0
        };
    }

    private Object[] order(int i) {
        return new Object[] {
            prose.popular(1, CUSTOMERS),
            prose.dateTime(2002, 2025),
            prose.oneIn(50) ? "open" : prose.pick(List.of("packed", "sent", "sent", "sent", "returned")),
            prose.oneIn(8) ? i : null
        };
    }

    private Object[] line(int i) {
        int order = (i - 1) / LINES_PER_ORDER + 1;
        int number = (i - 1) % LINES_PER_ORDER + 1;
        return new Object[] {order, number, prose.popular(1, Shelves.BOOKS), prose.number(1, 4), prose.price(399, 8_999)
        };
    }

    private Object[] stock(int i) {
        return new Object[] {
            WAREHOUSES.get((i - 1) % WAREHOUSES.size()),
            (i - 1) / WAREHOUSES.size() + 1,
            prose.number(0, 60),
            prose.oneIn(4) ? null : prose.date(2020, 2025).toString()
        };
    }

    /** One letter holds a zero byte, from the days of the fax gateway. */
    private Object[] letter(int i) {
        String body = prose.sentences(prose.number(2, 12));
        return new Object[] {
            i, prose.number(1, CUSTOMERS), prose.date(2003, 2025).toString(), i == 99 ? "FAX\0 " + body : body
        };
    }
}
