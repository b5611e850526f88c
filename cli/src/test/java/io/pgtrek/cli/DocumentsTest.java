package io.pgtrek.cli;

import static java.util.stream.Collectors.joining;

import io.pgtrek.error.ErrorCategory;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.report.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Pages that are made from the code, help included. */
class DocumentsTest {

    @Test
    void helpOfEveryCommandIsInTheCommandPage() {
        StringBuilder page = new StringBuilder("\n");
        for (String command : commands()) {
            page.append("## `").append(("migrate " + command).strip()).append("`\n\n```text\n");
            page.append(help(command)).append("```\n\n");
        }
        GeneratedFile.of("docs/cli.md").assertPartIs(page.toString());
    }

    @Test
    void everyErrorIsInTheErrorPage() {
        StringBuilder page = new StringBuilder("\n");
        for (ErrorCategory category : ErrorCategory.values()) {
            page.append("## ").append(category.name().toLowerCase(Locale.ROOT));
            page.append(": exit code ").append(ExitCodes.of(category)).append("\n\n| code | name | |\n|---|---|---|\n");
            page.append(Arrays.stream(ErrorCode.values())
                    .filter(code -> code.category() == category)
                    .map(code -> "| " + code.id() + " | `" + code.name() + "` | " + code.title() + " |\n")
                    .collect(joining()));
            page.append('\n');
        }
        GeneratedFile.of("docs/errors.md").assertPartIs(page.toString());
    }

    private static List<String> commands() {
        List<String> names = new ArrayList<>(List.of(""));
        Session session = new Terminal(Path.of(""), new FakeJobs(() -> Outcome.DONE)).session(Map.of());
        addNames("", Main.commandLine(session, new Failures(session)), names);
        return names;
    }

    private static void addNames(String before, CommandLine command, List<String> names) {
        command.getSubcommands().forEach((name, sub) -> {
            names.add(before + name);
            addNames(before + name + " ", sub, names);
        });
    }

    private static String help(String command) {
        Terminal terminal = new Terminal(Path.of(""), new FakeJobs(() -> Outcome.DONE));
        terminal.run(command.isEmpty() ? new String[] {"--help"} : (command + " --help").split(" "));
        return terminal.out();
    }
}
