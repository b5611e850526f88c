package io.pgtrek.job.run;

import io.pgtrek.error.ConnectionLoss;
import io.pgtrek.error.MigrateException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What went wrong while workers were at it. A fatal failure keeps further slices from starting. */
public final class RunFailures {

    private final Queue<MigrateException> all = new ConcurrentLinkedQueue<>();
    private volatile boolean aborted;

    /** Remembers the failure of one slice; others go on. */
    public void add(MigrateException failure) {
        all.add(failure);
    }

    /** Remembers a failure that the other slices would meet, too. */
    public void abort(MigrateException failure) {
        all.add(failure);
        aborted = true;
    }

    public boolean aborted() {
        return aborted;
    }

    /** The work begins again. */
    public void forget() {
        all.clear();
        aborted = false;
    }

    /** The first failure, lost connections last, which says how many others there were. */
    public Optional<MigrateException> first() {
        MigrateException first =
                all.stream().filter(e -> !ConnectionLoss.in(e)).findFirst().orElse(all.peek());
        int others = all.size() - 1;
        if (first == null || others == 0) {
            return Optional.ofNullable(first);
        }
        String more = others + (others == 1 ? " more failure" : " more failures") + "; see the report.";
        String detail = first.detail() == null ? more : first.detail() + " | " + more;
        return Optional.of(new MigrateException(first.code(), sentence(first), detail, first.hint(), first));
    }

    public static String sentence(MigrateException e) {
        return e.getMessage() == null ? e.code().title() : e.getMessage();
    }
}
