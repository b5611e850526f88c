package io.pgtrek.dialect.sqlite;

import io.pgtrek.name.Identifier;
import io.pgtrek.testkit.contract.DialectFixture;
import io.pgtrek.testkit.contract.SourceDialectContract;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.io.TempDir;

class SqliteContractTest implements SourceDialectContract {

    private static final String[] SAMPLE = {
        "pragma journal_mode = wal",
        """
        create table customer(id integer primary key, name varchar(40) not null check (name <> ''),
          email varchar(80) unique)""",
        """
        create table orders(customer_id integer not null references customer, order_no integer not null, placed date,
          primary key (customer_id, order_no))""",
        "create index undated on orders(customer_id) where placed is null",
        """
        create table order_line(customer_id integer not null, order_no integer not null, line_no integer not null,
          item varchar(40) not null, quantity integer not null, twice integer as (quantity * 2),
          primary key (customer_id, order_no, line_no), foreign key (customer_id, order_no) references orders)""",
        "create table \"; drop table `customer`; --[\"\" \n\"(\"{} \"\"'?\" text)",
        "insert into customer values (1, 'Ada', 'ada@example.org'), (2, 'Zoë', null), (3, 'O''Brien', 'ob@example.org')",
        "insert into orders values (1, 1, '2024-02-29'), (1, 2, null), (3, 1, '1999-12-31')",
        """
        insert into order_line values (1, 1, 1, 'nails', 100), (1, 1, 2, 'hammer', 1), (1, 2, 1, 'paint', 2),
          (3, 1, 1, 'rope', 7)""",
        "insert into \"; drop table `customer`; --[\"\" \n\" values ('; drop table customer; --'), ('')"
    };

    @TempDir
    Path directory;

    @Override
    public DialectFixture fixture() throws SQLException {
        TestFile file = TestFile.of(directory, SAMPLE);
        return new DialectFixture(
                new SqliteDialectProvider(),
                file.spec(),
                file::connect,
                () -> DriverManager.getConnection("jdbc:sqlite:" + file.path()),
                Identifier.of(SchemaEntry.SCHEMA),
                UnaryOperator.identity(),
                Identifier.of("; drop table `customer`; --[\" \n"),
                Identifier.of("{} \"'?"));
    }
}
