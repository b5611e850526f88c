package io.pgtrek.dialect.mysql;

import io.pgtrek.dialect.translation.RandomExpressions;
import io.pgtrek.dialect.translation.Samples;
import io.pgtrek.testkit.PostgresServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MysqlExpressionTranslatorTest {

    private final MysqlExpressionTranslator translator = new MysqlExpressionTranslator(false);
    private final Samples samples = Samples.read(MysqlExpressionTranslatorTest.class, "expressions.txt");

    @Test
    @DisplayName("cases 14, 28, 32: checks, generated columns and functional keys are translated or refused")
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
        RandomExpressions.feed(translator, '`');
    }
}
