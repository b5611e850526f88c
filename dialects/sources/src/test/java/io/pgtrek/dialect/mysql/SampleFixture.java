package io.pgtrek.dialect.mysql;

import io.pgtrek.name.Identifier;
import io.pgtrek.spi.JdbcAccess;
import io.pgtrek.spi.SourceSpec;
import io.pgtrek.testkit.TestDatabase;
import io.pgtrek.testkit.TestServer;
import io.pgtrek.testkit.contract.DialectFixture;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.UnaryOperator;

/** The logical sample schema in the SQL of MySQL. */
final class SampleFixture {

    private static final String HOSTILE = "; drop table \"customer\"; -- `\n'é'";
    private static final String QUOTED = "`" + HOSTILE.replace("`", "``") + "`";

    private static final List<String> SCHEMA = List.of(
            """
            create table customer(id integer auto_increment primary key, name varchar(40) not null comment 'as spoken',
              email varchar(80) unique) engine=InnoDB""",
            """
            create table orders(customer_id integer not null, order_no integer not null, placed date,
              primary key (customer_id, order_no), foreign key (customer_id) references customer(id)) engine=InnoDB""",
            """
            create table order_line(customer_id integer not null, order_no integer not null, line_no integer not null,
              item varchar(40) not null, quantity integer not null,
              primary key (customer_id, order_no, line_no),
              foreign key (customer_id, order_no) references orders(customer_id, order_no)) engine=InnoDB""",
            "create table " + QUOTED + "(`{} ``\"'?` text)",
            "create function twice(n int) returns int deterministic return n * 2");

    private static final List<String> ROWS = List.of(
            """
            insert into customer values
              (1, 'Ada', 'ada@example.org'), (2, 'Zoë', null), (3, 'O''Brien', 'ob@example.org')""",
            "insert into orders values (1, 1, '2024-02-29'), (1, 2, null), (3, 1, '1999-12-31')",
            """
            insert into order_line(customer_id, order_no, line_no, item, quantity) values
              (1, 1, 1, 'nails', 100), (1, 1, 2, 'hammer', 1), (1, 2, 1, 'paint', 2), (3, 1, 1, 'rope', 7)""",
            "insert into " + QUOTED + " values ('; drop table customer; --'), ('')");

    private SampleFixture() {}

    /** @param extras one example of each further thing the server can do */
    static DialectFixture create(TestServer server, String... extras) {
        TestDatabase database = server.createDatabase();
        List<String> statements = new ArrayList<>(SCHEMA);
        statements.addAll(List.of(extras));
        statements.addAll(ROWS);
        database.execute(statements.toArray(String[]::new));
        MysqlDialectProvider provider = new MysqlDialectProvider();
        SourceSpec spec = new SourceSpec(database.url(), null, null, Map.of());
        JdbcAccess access = provider.access(spec);
        Properties properties = new Properties();
        properties.putAll(access.properties());
        return new DialectFixture(
                provider,
                spec,
                () -> DriverManager.getConnection(access.url(), properties),
                database::connect,
                Identifier.of(database.name()),
                UnaryOperator.identity(),
                Identifier.of(HOSTILE),
                Identifier.of("{} `\"'?"));
    }
}
