package io.pgtrek.job.run;

import io.pgtrek.config.RunLimits;
import io.pgtrek.config.TimeWindow;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Refuses to begin outside of the job's window. */
public final class OpeningHours {

    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm xxx", Locale.ROOT);

    private OpeningHours() {}

    /** @throws MigrateException OUTSIDE_WINDOW, saying when it opens; timers call again, so nobody waits for that */
    public static void require(String job, RunLimits limits, Clock clock) {
        TimeWindow window = limits.window();
        ZonedDateTime now = ZonedDateTime.now(clock);
        if (window == null || window.contains(now.toLocalTime())) {
            return;
        }
        throw new MigrateException(
                ErrorCode.OUTSIDE_WINDOW,
                "Job \"" + job + "\" may not run now: its window is " + window + ".",
                "It is " + MINUTE.format(now) + "; the window opens at " + MINUTE.format(window.opensAfter(now)) + ".",
                "Run again in the window, or change the window. Nothing was touched.");
    }
}
