package io.pgtrek.job.migration;

import java.util.concurrent.atomic.AtomicInteger;

/** A thread that copies slices; it ends with the process. */
final class WorkerThread extends Thread {

    private static final AtomicInteger NUMBER = new AtomicInteger();

    WorkerThread(Runnable work) {
        super(work, "worker-" + NUMBER.incrementAndGet());
        setDaemon(true);
    }
}
