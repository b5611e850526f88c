package io.pgtrek.job.migration;

import io.pgtrek.cases.Migrating;
import io.pgtrek.job.JobStatus;
import io.pgtrek.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Asks a test database. */
final class Database {

    private Database() {}

    /** First column of each row; NULL is the word NULL. */
    static List<String> list(TestDatabase database, String sql) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            List<String> values = new ArrayList<>();
            while (result.next()) {
                values.add(String.valueOf(result.getString(1)));
            }
            return values;
        }
    }

    static String value(TestDatabase database, String sql) throws SQLException {
        return list(database, sql).get(0);
    }

    static long count(TestDatabase database, String sql) throws SQLException {
        return Long.parseLong(value(database, sql));
    }

    /** Whether some process holds the job's lock. */
    static boolean running(Migrating job) {
        return job.status().state() == JobStatus.State.RUNNING;
    }

    /** Schemas and relations that are not PostgreSQL's own. */
    static List<String> objects(TestDatabase database) throws SQLException {
        return list(
                database,
                "select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in"
                        + " ('information_schema', 'public') union all select c.oid::regclass::text from pg_class c join"
                        + " pg_namespace n on n.oid = relnamespace where nspname !~ '^pg_' and nspname <>"
                        + " 'information_schema' order by 1");
    }
}
