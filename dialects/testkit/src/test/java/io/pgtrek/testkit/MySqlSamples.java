package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

/** What each server of the MySQL family does. */
interface MySqlSamples {

    TestServer server();

    @Test
    default void createsDatabasesThatAreEmptyAndUnique() throws SQLException {
        TestDatabase one = server().createDatabase();
        TestDatabase two = server().createDatabase();
        one.execute("create table t (a varchar(20)) engine=InnoDB", "insert into t values ('\u015Fi\u015F')");

        assertThat(one.name()).isNotEqualTo(two.name());
        assertThat(query(one.url(), "select a from t")).isEqualTo("\u015Fi\u015F");
        assertThat(query(two.url(), "select count(*) from information_schema.tables where table_schema = database()"))
                .isEqualTo("0");
    }

    @Test
    default void loadsSakila() throws SQLException {
        server().loadScript(SharedSamples.file("mysql/sakila-mv-schema.sql"));
        server().loadScript(SharedSamples.file("mysql/sakila-mv-data.sql"));

        String url = server().jdbcUrl("sakila");
        assertThat(query(url, "select count(*) from rental")).isEqualTo("16044");
        assertThat(query(url, "select count(*) from film_text")).isEqualTo("1000");
        assertThat(query(url, "select count(*) from information_schema.routines where routine_schema = 'sakila'"))
                .isEqualTo("6");
        assertThat(query(url, "select count(*) from information_schema.triggers where trigger_schema = 'sakila'"))
                .isEqualTo("6");
        assertThat(query(url, "select count(*) from customer_list")).isEqualTo("599");
    }

    @Test
    default void loadsChinook() throws SQLException {
        server().loadScript(SharedSamples.file("mysql/Chinook_MySql.sql"));

        String url = server().jdbcUrl("Chinook");
        assertThat(query(url, "select count(*) from Track")).isEqualTo("3503");
        assertThat(query(url, "select FirstName from Customer where CustomerId = 1"))
                .isEqualTo("Lu\u00EDs");
    }

    static String query(String url, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
