package io.pgtrek.postgresql.copy;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Sends full portions on a thread of its own, so that reading and encoding go on meanwhile. One portion is on its way at
 * a time; the target's connection belongs to the thread until {@link #await()} returns.
 */
final class PortionSender implements AutoCloseable {
    private final PortionWriter writer;
    private final int limit;
    private @Nullable Portion travelling;
    private @Nullable ExecutorService thread;
    private @Nullable Future<?> sending;

    PortionSender(PortionWriter writer, int limit) {
        this.writer = writer;
        this.limit = limit;
    }

    /** Takes the whole rows of a portion that has no unfinished one. Waits while the portion before is on its way. */
    void send(Portion filled) {
        await();
        Portion portion = travelling == null ? new Portion(limit) : travelling;
        travelling = portion;
        portion.exchange(filled);
        sending = thread().submit(() -> {
            writer.write(portion);
            portion.clear();
        });
    }

    private ExecutorService thread() {
        if (thread == null) {
            String name = Thread.currentThread().getName() + "-send";
            thread = Executors.newSingleThreadExecutor(work -> {
                Thread sender = new Thread(work, name);
                sender.setDaemon(true);
                return sender;
            });
        }
        return thread;
    }

    /** Returns when each row that was sent is stored or rejected; throws what the sending threw. */
    void await() {
        Future<?> last = sending;
        sending = null;
        if (last == null) {
            return;
        }
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    last.get();
                    return;
                } catch (InterruptedException e) {
                    // The connection cannot be given up while the other thread uses it.
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw unchecked(e.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException unchecked(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException runtime ? runtime : new IllegalStateException(cause);
    }

    /** Also when something else failed, nothing is on its way any more after this. */
    @Override
    public void close() {
        try {
            await();
        } finally {
            if (thread != null) {
                thread.shutdown();
            }
        }
    }
}
