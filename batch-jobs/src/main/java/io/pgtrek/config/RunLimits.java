package io.pgtrek.config;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How long a run may go on, and how patient it is.
 *
 * @param retries attempts after a lost connection before the run gives up; 0 for none
 * @param window when the run may work, in the machine's local time; null for always
 * @param maxDuration after which the run stops between slices; null for no limit
 */
public record RunLimits(
        int retries, @Nullable TimeWindow window, @Nullable Duration maxDuration) {

    /** Enough for a server that restarts within half a minute. */
    public static final RunLimits DEFAULT = new RunLimits(10, null, null);
}
