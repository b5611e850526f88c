package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.Version;
import io.pgtrek.cli.option.GlobalOptions;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code migrate} itself, which does nothing without a subcommand. */
@Command(
        name = "migrate",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class,
        sortOptions = false,
        usageHelpAutoWidth = false,
        usageHelpWidth = 100,
        description = "Brings legacy databases to PostgreSQL: nothing lost, nothing silently changed.",
        exitCodeListHeading = "%nExit codes:%n",
        commandListHeading = "%nCommands:%n",
        parameterListHeading = "%n",
        optionListHeading = "%n")
public final class MigrateCommand implements Runnable {

    @Mixin
    private final GlobalOptions options;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    public MigrateCommand(GlobalOptions options) {
        this.options = options;
    }

    /** Every subcommand that has none of its own, in the order of the help. */
    public static List<Object> subcommands(Session session) {
        return List.of(
                new RunCommand(session),
                new PlanCommand(session),
                new VerifyCommand(session),
                new StatusCommand(session),
                new StopCommand(session),
                new DialectsCommand(session),
                new InitCommand(session),
                new DemoCommand(session),
                new CompletionCommand(session));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "A command is missing");
    }
}
