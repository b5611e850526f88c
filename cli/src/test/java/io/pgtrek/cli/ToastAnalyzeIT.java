package io.pgtrek.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.job.AllJobs;
import io.pgtrek.testkit.PostgresServer;
import io.pgtrek.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToastAnalyzeIT {

    private static final String HOSTILE = "<script>alert(1)</script>\"";

    @TempDir
    private Path directory = Path.of("");

    private Terminal terminal() {
        return new Terminal(directory, new AllJobs(directory));
    }

    private static TestDatabase database() {
        TestDatabase database = PostgresServer.get().createDatabase();
        database.execute(
                "create table doc(id int, v text, j jsonb)",
                "insert into doc select g, repeat(md5(g::text), 500), '{}' from generate_series(1, 20) g",
                "create table \"" + HOSTILE.replace("\"", "\"\"") + "\"(v text)",
                "insert into \"" + HOSTILE.replace("\"", "\"\"") + "\" select v from doc");
        return database;
    }

    @Test
    void printsTextAndWritesAPage() throws IOException {
        Terminal terminal = terminal();

        assertThat(terminal.run("toast", "analyze", "--database", database().url(), "--html", "toast.html"))
                .isZero();

        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out()).contains("public.doc", "20 rows", "stored otherwise");
        String page = Files.readString(directory.resolve("toast.html"));
        assertThat(page)
                .contains("public.doc", "<svg", "<rect", "Content-Security-Policy")
                .doesNotContain("<script")
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;");
    }

    /** The server is one that nobody could reach. */
    @Test
    void aPageThatIsThereIsRefusedBeforeAnythingIsRead() throws IOException {
        Files.writeString(directory.resolve("toast.html"), "mine");
        Terminal terminal = terminal();

        assertThat(terminal.run(
                        "toast", "analyze", "--database", "jdbc:postgresql://127.0.0.1:1/x", "--html", "toast.html"))
                .isEqualTo(2);

        assertThat(terminal.err()).contains("toast.html exists already.");
        assertThat(directory.resolve("toast.html")).hasContent("mine");
    }

    @Test
    void jsonIsTheOnlyOutput() {
        Terminal terminal = terminal();

        assertThat(terminal.run("toast", "analyze", "--database", database().url(), "--include", "doc", "-o", "json"))
                .isZero();

        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out())
                .startsWith("{")
                .contains("\"schemaVersion\": 1", "\"PGLZ\"")
                .doesNotContain("script");
    }

    @Test
    void theDatabaseMayComeFromTheEnvironment() {
        String url = database().url().replaceAll("([?&])user=[^&]*", "$1");
        Terminal terminal = terminal();

        Map<String, String> environment = Map.of(
                "MIGRATE_DATABASE_URL", url,
                "MIGRATE_DATABASE_USER", "postgres",
                "MIGRATE_DATABASE_PASSWORD", "hunter2");

        assertThat(terminal.run(environment, "toast", "analyze")).isZero();
        assertThat(terminal.out()).contains("public.doc").doesNotContain("hunter2");
    }

    @Test
    void unreachableServersHaveTheUsualCode() {
        Terminal terminal = terminal();

        assertThat(terminal.run("toast", "analyze", "--database", "jdbc:postgresql://127.0.0.1:1/x?password=hunter2"))
                .isEqualTo(4);
        assertThat(terminal.err()).contains("PGT-4101").doesNotContain("hunter2");
    }

    @Test
    void whatCouldNotBeReadMakesItIncomplete() {
        TestDatabase database = database();
        database.execute(
                "create materialized view later as select text 'x' as a with no data",
                "drop role if exists half",
                "create role half login",
                "grant select (id, v) on doc to half");
        Terminal terminal = terminal();

        assertThat(terminal.run("toast", "analyze", "--database", database.url(), "--exclude", "later"))
                .isZero();
        assertThat(terminal.out()).contains("2 tables were read.");
        assertThat(terminal.run("toast", "analyze", "--database", database.url(), "--include", "*"))
                .isEqualTo(6);
        assertThat(terminal.out()).contains("2 tables were read; 1 table could not be read.", "It has not been");
        String half = database.url().replace("user=postgres", "user=half");
        assertThat(terminal.run("toast", "analyze", "--database", half, "--include", "doc"))
                .isEqualTo(6);
        assertThat(terminal.out()).contains("1 table was read, but of 1 table not all columns.");
        database.execute("revoke all on doc from half", "drop role half");
    }

    @Test
    void theJobWritesReportsAsOthersDo() throws IOException {
        Files.writeString(
                directory.resolve("large values.yaml"),
                "job: toast-analysis\ndatabase: {url: \"" + database().url() + "\"}\n"
                        + "select: {include: [doc]}\nanalysis: {estimate: 1MB, reads: whole}\nreport: {dir: r}\n");
        Terminal terminal = terminal();

        assertThat(terminal.run("run", "large values.yaml")).isZero();

        assertThat(terminal.out()).contains("1 table was read.", "Files", "large_values-");
        try (Stream<Path> files = Files.list(directory.resolve("r"))) {
            assertThat(files.map(file -> file.toString().replaceFirst(".*\\.", "")))
                    .containsExactlyInAnyOrder("html", "json", "txt");
        }
        assertThat(terminal.run("status", "large values.yaml")).isZero();
        assertThat(terminal.out()).contains("An analysis keeps no books");
        assertThat(terminal.run("stop", "large values.yaml")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "toast",
                "toast analyze",
                "toast analyze --database jdbc:postgresql://h/d --sample 120%",
                "toast analyze --database jdbc:postgresql://h/d --sample 0%",
                "toast analyze --database jdbc:postgresql://h/d --estimate much",
                "toast analyze --database jdbc:postgresql://h/d --reads end"
            })
    void usageErrorsComeBeforeAnyWork(String line) {
        Terminal terminal = terminal();

        assertThat(terminal.run(line.split(" "))).isEqualTo(2);
        assertThat(terminal.out()).isEmpty();
    }
}
