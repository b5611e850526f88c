package io.pgtrek.postgresql.copy;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The values of the current row that are too large for the buffer: they pass through to an output, in their place. */
final class StreamedValues {
    /** Streams longer than this do not go through the buffer. */
    static final int LARGE = 1 << 20;

    private static final int NONE = -1;
    private static final int CHUNK = 1 << 16;

    private final Portion portion;
    private final CopyBuffer buffer;
    private final @Nullable LargeValueOutput output;
    private final long[] lengths;
    private boolean begun;
    private int sent;
    private long sentBytes;

    /** @param output null to keep values of any size in the buffer */
    StreamedValues(Portion portion, @Nullable LargeValueOutput output, int columns) {
        this.portion = portion;
        this.buffer = portion.buffer();
        this.output = output;
        this.lengths = new long[columns];
    }

    void beginRow() {
        begun = false;
        sentBytes = 0;
        Arrays.fill(lengths, NONE);
    }

    /** Whether the row has begun to leave the buffer. */
    boolean begun() {
        return begun;
    }

    long sentBytes() {
        return sentBytes;
    }

    /** Length of a value in whose place the buffer has NULL; -1 for any other. */
    long length(int column) {
        return lengths[column];
    }

    boolean concerns(long length) {
        return output != null && length > LARGE;
    }

    /** Notes a value that is not read at all. */
    void leaveOut(int column, long length) {
        lengths[column] = length;
    }

    /** Sends what the row has so far, then the stream. The caller puts NULL in the buffer and calls {@link #resume}. */
    void pass(InputStream stream, long length, int column, ColumnFormat format) throws IOException {
        LargeValueOutput to = output();
        if (!begun) {
            to.begin();
            begun = true;
            sent = portion.unfinished();
        }
        int start = buffer.size();
        boolean version = format.wire() == Wire.JSONB;
        buffer.writeInt((int) length + (version ? 1 : 0));
        if (version) {
            buffer.writeByte(1);
        }
        int end = buffer.size();
        // Taken out before the stream may fail, so that the row still reads as one.
        buffer.truncate(start);
        lengths[column] = length;
        send(to, end);
        pump(stream, length, format, to);
        requireEnd(stream);
        sentBytes += length;
    }

    /** What follows in the buffer is still to be sent. */
    void resume() {
        sent = buffer.size();
    }

    /** Sends the rest of the row. */
    void endRow() {
        send(output(), buffer.size());
    }

    static void requireEnd(InputStream stream) throws IOException {
        if (stream.read() >= 0) {
            throw new IOException("the stream is longer than announced");
        }
    }

    private LargeValueOutput output() {
        if (output == null) {
            throw new IllegalStateException("large values stay in the buffer here");
        }
        return output;
    }

    private void send(LargeValueOutput to, int end) {
        to.write(buffer.array(), sent, end - sent);
        sentBytes += end - sent;
    }

    /** The server checks the UTF-8 of a text this long; its characters are counted here. */
    private static void pump(InputStream stream, long length, ColumnFormat format, LargeValueOutput to)
            throws IOException {
        byte[] chunk = new byte[CHUNK];
        long characters = 0;
        for (long left = length; left > 0; ) {
            int read = stream.read(chunk, 0, (int) Math.min(chunk.length, left));
            if (read < 0) {
                throw new EOFException("the stream is shorter than announced");
            }
            to.write(chunk, 0, read);
            left -= read;
            characters += format.limited() ? Utf8.countStarts(chunk, read) : 0;
            if (format.limited() && characters > format.length()) {
                throw format.tooLong();
            }
        }
    }
}
