package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.dialect.translation.DefaultSamples;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SqliteDefaultsTest {

    private final SqliteExpressionTranslator translator = new SqliteExpressionTranslator();
    private TestDatabase database;

    @BeforeAll
    void connect() {
        database = PostgresServer.system().orElseGet(PostgresServer::get).createDatabase();
    }

    @ParameterizedTest
    @CsvFileSource(resources = "defaults.csv", delimiter = '|', quoteCharacter = '\u0001')
    @DisplayName("case 103: a default keeps its meaning or says why it goes")
    void translatesForTheColumnsType(String nativeType, String kind, String text, String type, String expected) {
        String actual =
                DefaultSamples.translate(translator, nativeType, text == null ? "" : text, "sql".equals(kind), type);

        if (expected.startsWith("!")) {
            assertThat(actual).startsWith("!").contains(expected.substring(1).strip());
        } else {
            assertThat(actual).isEqualTo(expected);
            DefaultSamples.accept(database, type, actual);
        }
    }
}
