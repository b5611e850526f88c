package io.pgtrek.cli.output;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * Logback's configuration in code: reading its XML would cost every start a third of a second. Found by ServiceLoader
 * when the first logger is asked for.
 */
public final class LogConfigurator extends ContextAwareBase implements Configurator {

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        context.getLogger("ROOT").addAppender(stderr(context));
        LogLevels.apply(context, 0);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    private static ConsoleAppender<ILoggingEvent> stderr(LoggerContext context) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%d{HH:mm:ss} %-5level %logger{0}: %message%n");
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        return appender;
    }

    /** Levels by the number of {@code -v}. */
    static final class LogLevels {

        private LogLevels() {}

        static void apply(LoggerContext context, int verbosity) {
            context.getLogger("ROOT").setLevel(verbosity >= 2 ? Level.INFO : Level.WARN);
            context.getLogger("io.pgtrek").setLevel(own(verbosity));
            // their errors reach the user as our own sentences; the stack traces are for -v
            context.getLogger("org.springframework").setLevel(verbosity == 0 ? Level.OFF : Level.WARN);
            // it warns about PostgreSQL versions newer than itself and about schemas it finds; both are no news
            context.getLogger("org.flywaydb").setLevel(quiet(verbosity));
            context.getLogger("com.zaxxer.hikari").setLevel(quiet(verbosity));
        }

        private static Level quiet(int verbosity) {
            return verbosity == 0 ? Level.OFF : verbosity == 1 ? Level.ERROR : Level.INFO;
        }

        private static Level own(int verbosity) {
            return verbosity == 0 ? Level.WARN : verbosity == 1 ? Level.INFO : Level.DEBUG;
        }
    }
}
