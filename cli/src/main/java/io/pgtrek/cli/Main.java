package io.pgtrek.cli;

import io.pgtrek.cli.command.MigrateCommand;
import io.pgtrek.cli.command.ToastCommand;
import io.pgtrek.cli.option.GlobalOptions;
import io.pgtrek.cli.output.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Entry point of the program. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        Console console = console();
        System.setErr(console.err());
        Session session = session(console, System.getenv());
        System.exit(run(session, arguments));
    }

    /** Runs one command line and returns its exit code; prints only to the session's console, and never exits. */
    public static int run(Session session, String... arguments) {
        Failures failures = new Failures(session);
        try {
            return commandLine(session, failures).execute(arguments);
        } catch (OutOfMemoryError | StackOverflowError | LinkageError e) {
            return failures.report(e);
        }
    }

    static CommandLine commandLine(Session session, Failures failures) {
        CommandLine main = new CommandLine(new MigrateCommand(session.options()));
        MigrateCommand.subcommands(session).forEach(main::addSubcommand);
        CommandLine toast = new CommandLine(new ToastCommand());
        ToastCommand.subcommands(session).forEach(toast::addSubcommand);
        main.addSubcommand(toast);
        main.setOut(new java.io.PrintWriter(session.console().out(), true));
        main.setErr(new java.io.PrintWriter(session.console().err(), true));
        main.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        main.setCaseInsensitiveEnumValuesAllowed(true);
        main.setParameterExceptionHandler(failures);
        main.setExecutionExceptionHandler(failures);
        describeExitCodes(main);
        return main;
    }

    private static void describeExitCodes(CommandLine command) {
        command.getCommandSpec()
                .usageMessage()
                .exitCodeListHeading("%nExit codes:%n")
                .exitCodeList(ExitCodes.descriptions());
        command.getSubcommands().values().forEach(Main::describeExitCodes);
    }

    private static Console console() {
        return Console.of(
                new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err), terminal());
    }

    /** Java 17 tells only about both streams together; the launcher has looked at stderr alone. */
    private static boolean terminal() {
        return Boolean.parseBoolean(System.getProperty("pgtrek.terminal", Boolean.toString(System.console() != null)));
    }

    private static Session session(Console console, Map<String, String> environment) {
        Path directory = Path.of("").toAbsolutePath();
        Path drivers = directory.resolve(System.getProperty("pgtrek.drivers", "drivers"));
        String program = System.getProperty("pgtrek.program", "migrate");
        return new Session(
                program, console, new GlobalOptions(), environment, directory, drivers, () -> Jobs.open(drivers));
    }
}
