package io.pgtrek.cli;

import io.pgtrek.cli.output.Errors;
import io.pgtrek.config.Invocation;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong into a message and an exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private final Session session;

    Failures(Session session) {
        this.session = session;
    }

    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        // the option may stand behind the one that could not be parsed
        boolean json = session.options().json() || wantsJson(Arrays.asList(arguments));
        return Errors.report(usage(e, session.program()), session.console(), json);
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult result) {
        return report(e);
    }

    int report(Throwable e) {
        MigrateException told = e instanceof MigrateException known ? known : internal(e);
        if (session.options().verbosity() > 0) {
            LoggerFactory.getLogger(Failures.class).info("{}", told.code(), e);
        }
        return Errors.report(told, session.console(), session.options().json());
    }

    private static MigrateException usage(ParameterException e, String program) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName().replaceFirst("^migrate", "");
        String hint = Invocation.shell(program) + command + " --help tells how it is called.";
        return new MigrateException(ErrorCode.USAGE, sentence(e), suggestion(e), hint, e);
    }

    private static String sentence(ParameterException e) {
        String message =
                String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip();
        return message.endsWith(".") ? message : message + ".";
    }

    private static @Nullable String suggestion(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return null;
        }
        List<String> near = unmatched.getSuggestions();
        return near.isEmpty() ? null : "Did you mean " + String.join(" or ", near) + "?";
    }

    private static MigrateException internal(Throwable e) {
        boolean memory = e instanceof OutOfMemoryError;
        // the message of a foreign exception may quote a row or a password, so only its class is told
        return new MigrateException(
                ErrorCode.INTERNAL,
                memory ? "The memory given to the program is used up." : "The program ran into a defect of its own.",
                e.getClass().getName(),
                memory ? "Give it more: MIGRATE_OPTS=-Xmx4g" : "Run again with -v for the stack trace, and report it.",
                e);
    }

    private static boolean wantsJson(List<String> arguments) {
        return arguments.contains("--output=json")
                || arguments.contains("-o=json")
                || arguments.contains("-ojson")
                || List.of("--output", "-o").stream().anyMatch(option -> follows(arguments, option));
    }

    private static boolean follows(List<String> arguments, String option) {
        int at = arguments.indexOf(option);
        return at >= 0 && at + 1 < arguments.size() && arguments.get(at + 1).equals("json");
    }
}
