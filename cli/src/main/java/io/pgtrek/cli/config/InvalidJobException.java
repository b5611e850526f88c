package io.pgtrek.cli.config;

import io.pgtrek.config.Invocation;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.util.List;
import java.util.stream.Collectors;

/** A job file that cannot be used, with every reason. */
public final class InvalidJobException extends MigrateException {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    InvalidJobException(Invocation invocation, List<Problem> problems) {
        super(code(problems), sentence(invocation.jobFile(), problems), lines(problems), hint(invocation, problems));
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }

    /** The most general code, unless all problems are of one kind. */
    private static ErrorCode code(List<Problem> problems) {
        List<ErrorCode> codes = problems.stream().map(Problem::code).distinct().toList();
        return codes.size() == 1 ? codes.get(0) : ErrorCode.CONFIGURATION_INVALID;
    }

    private static String sentence(String job, List<Problem> problems) {
        return job + " has " + (problems.size() == 1 ? "1 problem." : problems.size() + " problems.");
    }

    private static String lines(List<Problem> problems) {
        return problems.stream().map(Problem::toString).collect(Collectors.joining("\n"));
    }

    private static String hint(Invocation invocation, List<Problem> problems) {
        ErrorCode code = code(problems);
        if (code == ErrorCode.SECRET_UNRESOLVED) {
            return "Set the variable or write the file, then run again.";
        }
        return code == ErrorCode.FILE_UNREADABLE
                ? "To write a job file to start from: " + invocation.command("init", "--out")
                : "docs/job-file.md lists all keys; " + Invocation.shell(invocation.program())
                        + " init writes a commented job file.";
    }
}
