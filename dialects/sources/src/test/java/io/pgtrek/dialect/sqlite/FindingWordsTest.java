package io.pgtrek.dialect.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings are sentences, of one value as of several. */
class FindingWordsTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void oneEmptyTextAndOneNumber() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table t(c datetime)",
                "insert into t values ('2024-01-02 03:04:05'),(''),(1704164645)");

        assertThat(file.mappings("t").get("c").findings())
                .extracting("message")
                .anySatisfy(message -> assertThat(message).isEqualTo("1 empty text becomes NULL."))
                .anySatisfy(message ->
                        assertThat(message).asString().startsWith("1 number is read as a time in UTC: seconds"));
    }

    @Test
    void severalEmptyTextsAndNumbers() throws SQLException {
        TestFile file = TestFile.of(
                directory,
                "create table t(c datetime)",
                "insert into t values ('2024-01-02 03:04:05'),(''),(''),(1704164645),(1704164646)");

        assertThat(file.mappings("t").get("c").findings())
                .extracting("message")
                .anySatisfy(message -> assertThat(message).isEqualTo("2 empty texts become NULL."))
                .anySatisfy(message ->
                        assertThat(message).asString().startsWith("2 numbers are read as times in UTC: seconds"));
    }

    @Test
    void valuesThatDoNotFitAreNamedOfHowMany() throws SQLException {
        TestFile file = TestFile.of(
                directory, "create table t(c date)", "insert into t values ('2024-01-02'),('soon'),('2024-01-03')");

        assertThat(file.mappings("t").get("c").findings())
                .extracting("message")
                .contains("Declared date, but holds 3 texts, of which 1 does not fit date: becomes text.");
    }
}
