package io.pgtrek.postgresql.server;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to run programs without being root.
 *
 * @param name for messages
 * @param prefix words before the program and its arguments
 * @param owner number of the user that the server's files must belong to
 */
record RunAs(String name, List<String> prefix, int owner) {

    RunAs {
        prefix = List.copyOf(prefix);
    }

    /** As we are; the only way for an ordinary user. */
    static RunAs ourselves() {
        return new RunAs("the current user", List.of(), User.id());
    }

    /**
     * Root without its powers: in a user namespace of its own the process is "nobody", yet the kernel still takes it
     * for the owner of root's files. So it can enter {@code /root}, but the server can also write what root owns.
     */
    static RunAs namespace() {
        return new RunAs("unshare --user", List.of("unshare", "--user", "--"), 0);
    }

    static RunAs setpriv(Account account) {
        return as(
                account,
                "setpriv",
                List.of("setpriv", "--reuid=" + account.uid(), "--regid=" + account.gid(), "--clear-groups", "--"));
    }

    static RunAs runuser(Account account) {
        return as(account, "runuser", List.of("runuser", "-u", account.name(), "--"));
    }

    static RunAs su(Account account) {
        return as(account, "su", List.of("su", "-s", "/bin/sh", account.name(), "-c", "exec \"$0\" \"$@\"", "--"));
    }

    List<String> line(List<String> program) {
        List<String> line = new ArrayList<>(prefix);
        line.addAll(program);
        return line;
    }

    private static RunAs as(Account account, String tool, List<String> prefix) {
        return new RunAs(tool + " as user " + account.name(), prefix, account.uid());
    }
}
