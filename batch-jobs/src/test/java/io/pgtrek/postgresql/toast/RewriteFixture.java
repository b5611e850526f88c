package io.pgtrek.postgresql.toast;

import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** A database of the server that knows LZ4, and a session that rewrites. */
record RewriteFixture(TestDatabase database, Connection session) implements AutoCloseable {

    private static final RewriteLimits SMALL = new RewriteLimits(200_000, 50, 16, RewriteProof.ALL);

    static RewriteFixture open(String... setup) throws SQLException {
        Assumptions.assumeTrue(PostgresServer.system().isPresent(), "no PostgreSQL is installed here");
        TestDatabase database = PostgresServer.system().orElseThrow().createDatabase();
        database.execute("create function filler(n int, seed int default 0) returns text language sql immutable as"
                + " $$ select string_agg(md5(seed || ':' || i) || ' abcabcabcabcabcabcabcabcabc ', '')"
                + " from generate_series(1, n) i $$");
        database.execute(setup);
        return new RewriteFixture(database, database.connect());
    }

    RewritePlan plan(String table, RewriteMethod method, CompressionMethod wanted) throws SQLException {
        ToastTable found = ToastTables.read(session).stream()
                .filter(candidate -> candidate.name().name().text().equals(table))
                .findFirst()
                .orElseThrow();
        List<RewriteColumn> columns = RewriteRules.decide(session, found, method).stream()
                .map(RewriteColumn.class::cast)
                .toList();
        return new RewritePlan(found, columns, wanted, false, false);
    }

    RewritePlan plan(String table) throws SQLException {
        return plan(table, RewriteMethod.AUTO, CompressionMethod.LZ4);
    }

    RewritePosition begin(RewritePlan plan) throws SQLException {
        return RewritePlace.of(session, plan.table()).orElseThrow().begin();
    }

    /** One pass in small batches. @return rows that were made anew */
    long pass(RewritePlan plan) throws SQLException {
        long rows = 0;
        RewritePosition position = begin(plan);
        while (!position.finished()) {
            RewriteBatch batch = batch(plan, position).orElseThrow();
            rows += batch.rows();
            position = batch.position();
        }
        return rows;
    }

    Optional<RewriteBatch> batch(RewritePlan plan, RewritePosition position) throws SQLException {
        session.setAutoCommit(false);
        try {
            RewriteSession.begin(session, Duration.ofSeconds(5));
            Optional<RewriteBatch> batch = new RewriteEngine(plan, SMALL).next(session, position);
            session.commit();
            return batch;
        } finally {
            session.rollback();
            session.setAutoCommit(true);
        }
    }

    long left(RewritePlan plan) throws SQLException {
        session.setAutoCommit(false);
        try {
            RewriteSession.begin(session, Duration.ofSeconds(5));
            return RewriteLeft.of(session, plan).rows();
        } finally {
            session.rollback();
            session.setAutoCommit(true);
        }
    }

    List<String> texts(String query) throws SQLException {
        return RewriteRows.texts(session, query);
    }

    @Override
    public void close() throws SQLException {
        session.close();
    }
}
