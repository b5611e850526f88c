package io.pgtrek.cli.output;

import ch.qos.logback.classic.LoggerContext;
import io.pgtrek.cli.output.LogConfigurator.LogLevels;
import org.slf4j.LoggerFactory;

/** Sets how much is logged. Loads Logback, so it is called only by commands that do work. */
public final class Logging {

    private Logging() {}

    /** @param verbosity 0 for warnings, 1 for what is done, 2 for details and the libraries' messages */
    public static void start(int verbosity) {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            LogLevels.apply(context, verbosity);
        }
    }
}
