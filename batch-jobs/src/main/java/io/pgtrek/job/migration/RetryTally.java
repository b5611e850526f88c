package io.pgtrek.job.migration;

import io.pgtrek.report.Numbers;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What became of the lines of reject files.
 *
 * @param before rows that an earlier retry had loaded
 * @param orphans of {@code again}, rows that refer to a row that is missing
 */
record RetryTally(long loaded, long again, long before, long orphans) {

    static final RetryTally NONE = new RetryTally(0, 0, 0, 0);

    RetryTally plus(RetryTally more) {
        return new RetryTally(loaded + more.loaded, again + more.again, before + more.before, orphans + more.orphans);
    }

    /** After another pass over the same lines. */
    RetryTally after(RetryTally pass) {
        return new RetryTally(loaded + pass.loaded, pass.again, before, pass.orphans);
    }

    String sentence(Optional<Path> file) {
        long tried = loaded + again;
        String former = before == 0 ? "" : " " + Numbers.of(before, "row") + " had been loaded before.";
        if (tried == 0) {
            return "No rejected row was left to load." + former;
        }
        if (again == 0) {
            return (loaded == 1
                            ? "The rejected row was loaded."
                            : "All " + Numbers.of(loaded, "rejected row") + " loaded.")
                    + former;
        }
        return Numbers.count(loaded) + " of " + Numbers.of(tried, "rejected row") + " loaded; " + Numbers.count(again)
                + (again == 1 ? " was" : " were") + " rejected again: "
                + file.map(Path::toString).orElse("") + "." + former;
    }
}
