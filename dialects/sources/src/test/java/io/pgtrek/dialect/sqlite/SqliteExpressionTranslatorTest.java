package io.pgtrek.dialect.sqlite;

import io.pgtrek.dialect.translation.RandomExpressions;
import io.pgtrek.dialect.translation.Samples;
import io.pgtrek.testkit.PostgresServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SqliteExpressionTranslatorTest {

    private final SqliteExpressionTranslator translator = new SqliteExpressionTranslator();
    private final Samples samples = Samples.read(SqliteExpressionTranslatorTest.class, "expressions.txt");

    @Test
    @DisplayName(
            "cases 106, 107: predicates and expressions of indexes, checks, generated columns are translated or refused")
    void translatesOrSaysWhyNot() {
        samples.check(translator);
    }

    @Test
    void isAcceptedByPostgres() {
        samples.accept(
                translator,
                PostgresServer.system().orElseGet(PostgresServer::get).createDatabase());
    }

    @Test
    void neverHangsOrThrows() {
        RandomExpressions.feed(translator, '"');
    }
}
