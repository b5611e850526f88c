package io.pgtrek.postgresql.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Root's ways to be somebody else, each by itself. A way that this system lacks is skipped. */
class RunAsIT {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    @BeforeEach
    void needRoot() {
        assumeTrue(User.isRoot(), "Only root can and must be somebody else.");
    }

    @ParameterizedTest
    @MethodSource("ways")
    void runsProgramsAsSomebodyElse(RunAs way) throws IOException {
        assumeTrue(exists(way.prefix().get(0)), () -> way.name() + " is not installed.");

        Command id = Command.run(way.line(List.of("id", "-u")), LIMIT);

        assertThat(id.output()).isNotEqualTo("0").containsOnlyDigits();
    }

    @ParameterizedTest
    @MethodSource("ways")
    void passesArgumentsAsTheyAre(RunAs way) throws IOException {
        assumeTrue(exists(way.prefix().get(0)), () -> way.name() + " is not installed.");

        Command echo = Command.run(way.line(List.of("printf", "%s|", "a b", "$HOME", "it's", "")), LIMIT);

        assertThat(echo.output()).isEqualTo("a b|$HOME|it's||");
    }

    @Test
    void findsNoAccountForRoot() {
        assertThat(Account.find("root")).isEmpty();
    }

    static Stream<RunAs> ways() {
        return Stream.concat(
                Account.find("nobody").stream()
                        .flatMap(nobody -> Stream.of(RunAs.setpriv(nobody), RunAs.runuser(nobody), RunAs.su(nobody))),
                Stream.of(RunAs.namespace()));
    }

    private static boolean exists(String program) throws IOException {
        return Command.run(List.of("/bin/sh", "-c", "command -v \"$1\"", "sh", program), LIMIT)
                .succeeded();
    }
}
