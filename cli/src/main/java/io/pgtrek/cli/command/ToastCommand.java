package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code migrate toast}, which does nothing without a subcommand. */
@Command(name = "toast", description = "Large values of a PostgreSQL database: how they are compressed, and otherwise.")
public final class ToastCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    /** Every subcommand, in the order of the help. */
    public static List<Object> subcommands(Session session) {
        return List.of(new ToastAnalyzeCommand(session), new ToastRecompressCommand(session));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "A command is missing");
    }
}
