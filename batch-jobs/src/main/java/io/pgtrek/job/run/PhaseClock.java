package io.pgtrek.job.run;

import io.pgtrek.job.Phase;
import io.pgtrek.job.ProgressListener;
import io.pgtrek.report.PhaseTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Tells the listener when phases begin and end, and measures them. */
public final class PhaseClock {

    private final ProgressListener progress;
    private final List<PhaseTime> times = new ArrayList<>();

    public PhaseClock(ProgressListener progress) {
        this.progress = progress;
    }

    /** Begins a phase; closing the result ends it. */
    public synchronized Running start(Phase phase, long steps) {
        progress.phaseStarted(phase, steps);
        return new Running(phase, System.nanoTime());
    }

    public void step(Phase phase, String object) {
        progress.step(phase, object);
    }

    public synchronized List<PhaseTime> times() {
        return List.copyOf(times);
    }

    private synchronized void end(Phase phase, long start) {
        times.add(new PhaseTime(phase.title(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)));
        progress.phaseFinished(phase);
    }

    /** A phase under way. */
    public final class Running implements AutoCloseable {

        private final Phase phase;
        private final long start;

        private Running(Phase phase, long start) {
            this.phase = phase;
            this.start = start;
        }

        @Override
        public void close() {
            end(phase, start);
        }
    }
}
