package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code migrate completion}. */
@Command(
        name = "completion",
        description = {"Prints a completion script for bash and zsh:", "source <(migrate completion)"})
public final class CompletionCommand implements Callable<Integer> {

    private final Session session;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before call()
    private CommandSpec spec;

    public CompletionCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        String script = AutoComplete.bash("migrate", spec.root().commandLine());
        session.console().result(script.endsWith("\n") ? script : script + "\n");
        return 0;
    }
}
