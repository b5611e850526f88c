package io.pgtrek.job.run;

import java.util.concurrent.atomic.AtomicInteger;

/** A thread that copies slices; it ends with the process. */
public final class WorkerThread extends Thread {

    private static final AtomicInteger NUMBER = new AtomicInteger();

    public WorkerThread(Runnable work) {
        super(work, "worker-" + NUMBER.incrementAndGet());
        setDaemon(true);
    }
}
