package io.pgtrek.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** A network between a program and a server on the loopback address, which can be cut, stalled and mended. */
public final class TcpProxy implements AutoCloseable {

    private static final int BUFFER = 16 * 1024;

    private final int port;
    private final ServerSocket listener;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final List<Socket> doomed = new CopyOnWriteArrayList<>();
    private volatile boolean refusing;
    private volatile @Nullable String answerLost;
    private volatile @Nullable String requestLost;

    private TcpProxy(int port) throws IOException {
        this.port = port;
        this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    /** @param port of the server */
    public static TcpProxy to(int port) {
        try {
            TcpProxy proxy = new TcpProxy(port);
            start("proxy to " + port, proxy::accept);
            return proxy;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where programs connect instead. */
    public int port() {
        return listener.getLocalPort();
    }

    /** The URL with this proxy's port in place of the server's. */
    public String url(String url) {
        return url.replace(":" + port + "/", ":" + port() + "/");
    }

    /** Ends all connections with a reset; new ones are let through. */
    public void cut() {
        for (Socket socket : sockets) {
            reset(socket);
        }
        sockets.clear();
    }

    /** Ends all connections and lets none through until {@link #mend}. */
    public void refuse() {
        refusing = true;
        cut();
    }

    /** Connections stay, but nothing arrives any more; new ones are let through. */
    public void stall() {
        sockets.clear();
    }

    public void mend() {
        refusing = false;
    }

    /** The next request that contains the word does not arrive: its connection is reset. */
    public void loseRequest(String word) {
        requestLost = word;
    }

    /** The next request that contains the word arrives; its answer does not, since the connection is reset then. */
    public void loseAnswerTo(String word) {
        answerLost = word;
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                admit(listener.accept());
            } catch (IOException e) {
                if (!listener.isClosed()) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }

    private void admit(Socket client) {
        if (refusing) {
            reset(client);
            return;
        }
        try {
            join(client, new Socket(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            reset(client);
        }
    }

    private void join(Socket client, Socket server) {
        sockets.add(client);
        sockets.add(server);
        start("proxy up", () -> pump(client, server));
        start("proxy down", () -> pump(server, client));
    }

    private void pump(Socket from, Socket to) {
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (!sockets.contains(from)) {
                    // stalled: swallowed like a packet in a broken network
                    continue;
                }
                if (lost(from, to, new String(buffer, 0, read, StandardCharsets.ISO_8859_1))) {
                    throw new IOException("lost");
                }
                out.write(buffer, 0, read);
            }
        } catch (IOException e) {
            reset(from);
            reset(to);
        }
    }

    private synchronized boolean lost(Socket from, Socket to, String bytes) {
        if (answerLost != null && bytes.contains(answerLost)) {
            answerLost = null;
            doomed.add(to);
        } else if (requestLost != null && bytes.contains(requestLost)) {
            requestLost = null;
            return true;
        }
        return doomed.remove(from);
    }

    /** Without lingering a socket is reset, as by a firewall; the other direction may have done so already. */
    private static void reset(Socket socket) {
        try {
            socket.setSoLinger(true, 0);
            socket.close();
        } catch (IOException e) {
            if (!socket.isClosed()) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static void start(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        cut();
    }
}
