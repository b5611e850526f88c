package io.pgtrek.postgresql.toast;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.testkit.PostgresServer;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each type by each method in each storage on each server: bytes stay, compression changes. Servers without LZ4 prove
 * it by STORAGE EXTERNAL, with which a value that is made anew is not compressed any more.
 */
class RewriteMatrixIT {

    private static final List<Integer> VERSIONS = List.of(14, 16, 17, 18);

    static Stream<Arguments> versions() {
        return VERSIONS.stream().flatMap(version -> RewriteKind.all().map(kind -> Arguments.of(version, kind)));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void bytesStayAndCompressionGoes(int version, RewriteKind kind) throws SQLException {
        prove(RewriteRows.on(PostgresServer.version(version)), kind, List.of("external"));
    }

    static Stream<RewriteKind> kinds() {
        return RewriteKind.all();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void bytesStayAndCompressionBecomesLz4(RewriteKind kind) throws SQLException {
        Assumptions.assumeTrue(PostgresServer.system().isPresent(), "no PostgreSQL is installed here");
        prove(RewriteRows.on(PostgresServer.system().orElseThrow()), kind, List.of("extended", "main"));
    }

    private static void prove(RewriteRows rows, RewriteKind kind, List<String> storages) throws SQLException {
        try (Connection database = rows.connect()) {
            rows.fill(database, kind);
            for (RewriteMethod method : RewriteMethod.values()) {
                RewriteDecision decision = rows.decide(database, method);
                if (method == RewriteMethod.TEXT_CAST && !kind.textCast()) {
                    assertThat(decision).isInstanceOf(RewriteRefusal.class);
                    continue;
                }
                assertThat(decision).isInstanceOf(RewriteColumn.class);
                for (String storage : storages) {
                    prove(rows, database, (RewriteColumn) decision, storage);
                }
            }
        }
    }

    private static void prove(RewriteRows rows, Connection database, RewriteColumn column, String storage)
            throws SQLException {
        String what = column.method() + " " + column.expression() + " " + storage;
        rows.reset(database, storage);
        assertThat(rows.compressions(database)).as("before %s", what).startsWith("pglz", "pglz");

        database.setAutoCommit(false);
        RewriteSession.begin(database, Duration.ofSeconds(5));
        RewriteRows.execute(database, "update public.after set c = " + column.expression());
        List<String> hashes = column.hash() == null ? List.of() : rows.hashes(database, "public.after", column.hash());
        List<String> expected =
                column.hash() == null ? List.of() : rows.hashes(database, "public.before", column.hash());
        database.commit();
        database.setAutoCommit(true);

        assertThat(hashes).as(what).isEqualTo(expected);
        assertThat(rows.differing(database)).as(what).isZero();
        String wanted = storage.equals("external") ? "none" : "lz4";
        assertThat(rows.compressions(database))
                .as(what)
                .startsWith(wanted, wanted)
                .doesNotContain("pglz");
    }
}
