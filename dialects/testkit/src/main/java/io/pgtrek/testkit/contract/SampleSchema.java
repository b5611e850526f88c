package io.pgtrek.testkit.contract;

import java.util.List;

/**
 * The one logical schema that each dialect's fixture creates in its own SQL, under these names (stored as the dialect
 * stores names without quotes, see {@link DialectFixture#stored}) and with these rows:
 *
 * <pre>
 * customer   id integer primary key, numbered by the database where it can; name varchar(40) not null;
 *            email varchar(80) unique
 *            (1, 'Ada', 'ada@example.org') (2, 'Zoë', null) (3, 'O''Brien', 'ob@example.org')
 * orders     customer_id, order_no: primary key; customer_id references customer; placed date
 *            (1, 1, 2024-02-29) (1, 2, null) (3, 1, 1999-12-31)
 * order_line customer_id, order_no, line_no: primary key; (customer_id, order_no) references orders;
 *            item varchar(40) not null; quantity integer not null
 *            (1, 1, 1, 'nails', 100) (1, 1, 2, 'hammer', 1) (1, 2, 1, 'paint', 2) (3, 1, 1, 'rope', 7)
 * hostile    the fixture's own worst name; one column with the fixture's own worst name, text
 *            ('; drop table customer; --') ('') as far as the dialect has empty text
 * </pre>
 *
 * Beyond that the fixture adds one example of each thing whose {@link io.pgtrek.spi.Capability} its dialect declares:
 * a check, a generated column, a partial index, a comment, a sequence, a routine.
 */
public final class SampleSchema {

    public static final String CUSTOMER = "customer";
    public static final String ORDERS = "orders";
    public static final String ORDER_LINE = "order_line";

    /** The rows of {@code order_line}. */
    static final List<List<Object>> LINES = List.of(
            List.of(1L, 1L, 1L, "nails", 100L),
            List.of(1L, 1L, 2L, "hammer", 1L),
            List.of(1L, 2L, 1L, "paint", 2L),
            List.of(3L, 1L, 1L, "rope", 7L));

    static final List<String> LINE_COLUMNS = List.of("customer_id", "order_no", "line_no", "item", "quantity");
    static final String INJECTION = "; drop table customer; --";

    private SampleSchema() {}
}
