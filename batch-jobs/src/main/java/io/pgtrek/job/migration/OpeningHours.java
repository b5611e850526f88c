package io.pgtrek.job.migration;

import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.config.TimeWindow;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Refuses to begin outside of the job's window. */
final class OpeningHours {

    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm xxx", Locale.ROOT);

    private OpeningHours() {}

    /** @throws MigrateException OUTSIDE_WINDOW, saying when it opens; timers call again, so nobody waits for that */
    static void require(MigrationConfiguration configuration, Clock clock) {
        TimeWindow window = configuration.limits().window();
        ZonedDateTime now = ZonedDateTime.now(clock);
        if (window == null || window.contains(now.toLocalTime())) {
            return;
        }
        throw new MigrateException(
                ErrorCode.OUTSIDE_WINDOW,
                "Job \"" + configuration.name() + "\" may not run now: its window is " + window + ".",
                "It is " + MINUTE.format(now) + "; the window opens at " + MINUTE.format(window.opensAfter(now)) + ".",
                "Run again in the window, or change copy.window. Nothing was touched.");
    }
}
