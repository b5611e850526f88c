package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.dialect.translation.SampleTable;
import io.pgtrek.spi.ExpressionContext.Purpose;
import io.pgtrek.spi.Translation;
import io.pgtrek.spi.Translation.Translated;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SqliteSameResultTest {

    private static final String ROWS = "insert into sample (id, n, m, s, d) values (1, 7, 2, 'abc_d', 1.5),"
            + " (2, -7, 2, 'Ab%', -2.5), (3, 7, 0, '', 0.0), (4, null, 5, null, null), (5, 2000000000, 2000000000, '12', 3.0)";

    private static final List<String> EXPRESSIONS = List.of(
            "n + m",
            "n * m",
            "n / m",
            "n % m",
            "n / 2.0",
            "n & 6",
            "n | 1",
            "-n - -m",
            "n and m",
            "not n or m > 2",
            "n is m",
            "n is not null",
            "n between 0 and m + 10",
            "n in (7, 5)",
            "s like 'AB%'",
            "s like '%\\_d'",
            "s glob 'a*_d'",
            "s glob '[a-c]*'",
            "s glob '*[^0-9]*'",
            "length(s)",
            "lower(s) || upper(s)",
            "substr(s, 2, 2)",
            "instr(s, 'b')",
            "replace(s, 'b', 'xx')",
            "ifnull(n, -1)",
            "max(n, m)",
            "min(n, 3)",
            "nullif(n, 7)",
            "iif(n > m, 'x', s)",
            "case when n > 0 then 1 when n < 0 then -1 else 0 end",
            "case n when 7 then 'seven' end",
            "cast(d as integer)",
            "abs(n)",
            "d / m",
            "s = 12",
            "s || n");

    private final SqliteExpressionTranslator translator = new SqliteExpressionTranslator();

    @Test
    void evaluatesAsSqliteDoes() throws SQLException {
        TestDatabase postgres =
                PostgresServer.system().orElseGet(PostgresServer::get).createDatabase();
        postgres.execute(SampleTable.ddl());
        postgres.execute(ROWS);
        try (Connection source = DriverManager.getConnection("jdbc:sqlite::memory:");
                Connection target = postgres.connect();
                Statement create = source.createStatement()) {
            create.execute("create table sample (id integer, n integer, m integer, s text, d real)");
            create.execute(ROWS);
            for (String expression : EXPRESSIONS) {
                assertThat(values(target, translated(expression)))
                        .as(expression)
                        .isEqualTo(values(source, expression));
            }
        }
    }

    private String translated(String expression) {
        Translation translation = translator.translate(expression, SampleTable.context(Purpose.GENERATED, null));
        Translation any = translation instanceof Translated
                ? translation
                : translator.translate(expression, SampleTable.context(Purpose.CHECK, null));
        assertThat(any).isInstanceOf(Translated.class);
        return ((Translated) any).sql();
    }

    private static List<String> values(Connection connection, String expression) throws SQLException {
        List<String> values = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select " + expression + " from sample order by id")) {
            while (rows.next()) {
                values.add(plain(rows.getObject(1)));
            }
        }
        return values;
    }

    private static String plain(Object value) {
        if (value instanceof Boolean truth) {
            return truth ? "1" : "0";
        }
        return value instanceof Number number
                ? new BigDecimal(number.toString()).stripTrailingZeros().toPlainString()
                : String.valueOf(value);
    }
}
