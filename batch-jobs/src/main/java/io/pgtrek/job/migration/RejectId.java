package io.pgtrek.job.migration;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which rejected row a line of a reject file is: {@code <run>/<slice>/<line>/<token>}.
 *
 * @param line from 1, within the slice's file
 * @param token of the attempt to copy the slice that wrote the file
 */
record RejectId(long run, SliceName slice, long line, String token) {

    private static final Pattern TEXT = Pattern.compile("(\\d{1,18})/(t\\d{1,9}-s\\d{1,9})/(\\d{1,18})/([0-9a-f]{16})");

    static Optional<RejectId> parse(String text) {
        Matcher parts = TEXT.matcher(text);
        return parts.matches()
                ? Optional.of(new RejectId(
                        Long.parseLong(parts.group(1)),
                        SliceName.parse(parts.group(2)),
                        Long.parseLong(parts.group(3)),
                        parts.group(4)))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return run + "/" + slice + "/" + line + "/" + token;
    }
}
