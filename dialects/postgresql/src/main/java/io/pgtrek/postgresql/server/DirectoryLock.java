package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;

/** Keeps threads and processes from starting or stopping the server of one directory at the same time. */
final class DirectoryLock implements AutoCloseable {

    /** A file lock belongs to the whole process, so threads need one of their own. */
    private static final ConcurrentMap<Path, ReentrantLock> THREADS = new ConcurrentHashMap<>();

    private final ReentrantLock thread;
    private final FileChannel channel;
    private final FileLock process;

    private DirectoryLock(ReentrantLock thread, FileChannel channel, FileLock process) {
        this.thread = thread;
        this.channel = channel;
        this.process = process;
    }

    /** Waits until nobody else has the lock of this file. */
    static DirectoryLock of(Path file) throws IOException {
        ReentrantLock thread = THREADS.computeIfAbsent(file, path -> new ReentrantLock());
        thread.lock();
        try {
            return lock(thread, FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        } catch (IOException | RuntimeException e) {
            thread.unlock();
            throw e;
        }
    }

    private static DirectoryLock lock(ReentrantLock thread, FileChannel channel) throws IOException {
        try {
            return new DirectoryLock(thread, channel, channel.lock());
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        try (FileChannel closing = channel) {
            process.release();
        } finally {
            thread.unlock();
        }
    }
}
