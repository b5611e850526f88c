package io.pgtrek.job.recompression;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * An application that counts in a column and in the document beside it, adds documents and deletes some. A failure of
 * any statement, such as a deadlock, ends it, and so does a row that is not as it should be when it is deleted.
 */
record Writer(TestDatabase database, AtomicBoolean end, int number) {

    /** Documents that come in as pglz: INSERT ... SELECT hands on what is stored. */
    private static final String INSERT = "insert into d(hash, v) select hash, v from seed order by random() limit 5";

    /** That both counters and the trigger's agree, and the rest of the document is what it was. */
    static final String SOUND = "(v->>'n')::int = n and changed = n and md5(v->>'t') = hash";

    private static final String RANDOM_ROW = "(select id from d offset %d limit 1)";

    Written write() throws SQLException {
        Random random = new Random(number);
        Written all = Written.NONE;
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            while (!end.get()) {
                all = all.plus(step(statement, random));
                connection.commit();
            }
        }
        return all;
    }

    private static Written step(Statement statement, Random random) throws SQLException {
        int choice = random.nextInt(10);
        if (choice == 0) {
            return Written.inserted(statement.executeUpdate(INSERT));
        }
        return choice == 1 ? delete(statement, random) : update(statement, random);
    }

    private static String row(Random random) {
        return RANDOM_ROW.formatted(random.nextInt(900));
    }

    /** Two rows in one transaction, in the order of their keys. */
    private static Written update(Statement statement, Random random) throws SQLException {
        String rows =
                "(select id from d where id in (" + row(random) + ", " + row(random) + ") order by id for update)";
        return Written.updated(statement.executeUpdate("update d set n = n + 1,"
                + " v = jsonb_set(v, '{n}', to_jsonb((v->>'n')::int + 1)) where id in " + rows));
    }

    private static Written delete(Statement statement, Random random) throws SQLException {
        Written deleted = Written.NONE;
        String rows = "(select id from d where id >= " + row(random) + " order by id limit 5 for update)";
        try (ResultSet row = statement.executeQuery("delete from d where id in " + rows + " returning n, " + SOUND)) {
            while (row.next()) {
                assertThat(row.getBoolean(2)).as("a row that is deleted").isTrue();
                deleted = deleted.plus(Written.deleted(1, row.getLong(1)));
            }
        }
        return deleted;
    }
}
