package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** An unprivileged account of this system. */
record Account(String name, int uid, int gid) {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    /** Looks the account up by name or number, wherever the system keeps its accounts. */
    static Optional<Account> find(String user) {
        try {
            Optional<Integer> uid = id("-u", user);
            Optional<Integer> gid = id("-g", user);
            return uid.filter(number -> number != 0)
                    .flatMap(number -> gid.map(group -> new Account(user, number, group)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<Integer> id(String option, String user) throws IOException {
        Command id = Command.run(List.of("id", option, user), LIMIT);
        return id.succeeded() ? Optional.of(Integer.valueOf(id.output())) : Optional.empty();
    }
}
