package io.pgtrek.cli.output;

import io.pgtrek.cli.option.ProgressMode;
import io.pgtrek.job.ProgressListener;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Shows progress until it is closed. */
public final class Progress implements AutoCloseable {

    private static final int DEFAULT_WIDTH = 80;

    private final ProgressListener listener;
    private final ScheduledExecutorService timer;
    private final StatusLine status;

    private Progress(ProgressListener listener, ScheduledExecutorService timer, StatusLine status) {
        this.listener = listener;
        this.timer = timer;
        this.status = status;
    }

    public static Progress start(ProgressMode mode, Console console, Map<String, String> environment) {
        Tally tally = new Tally(System::nanoTime);
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(Progress::daemon);
        switch (actual(mode, console)) {
            case BAR -> {
                int width = width(environment);
                every(timer, 200, () -> console.status().show(ProgressText.bar(tally.now(), width)));
            }
            case PLAIN -> every(timer, 10_000, () -> console.error(ProgressText.plain(tally.now())));
            case AUTO, NONE -> timer.shutdown();
        }
        return new Progress(tally, timer, console.status());
    }

    private static ProgressMode actual(ProgressMode mode, Console console) {
        if (mode != ProgressMode.AUTO) {
            return mode;
        }
        return console.terminal() ? ProgressMode.BAR : ProgressMode.PLAIN;
    }

    private static void every(ScheduledExecutorService timer, long millis, Runnable draw) {
        timer.scheduleAtFixedRate(draw, millis, millis, TimeUnit.MILLISECONDS);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "progress");
        thread.setDaemon(true);
        return thread;
    }

    /** Shells set COLUMNS but rarely export it. */
    static int width(Map<String, String> environment) {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(columns) : DEFAULT_WIDTH;
    }

    public ProgressListener listener() {
        return listener;
    }

    @Override
    public void close() {
        timer.shutdown();
        try {
            // a line that is being drawn would come back after it was cleared
            timer.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        status.clear();
    }
}
