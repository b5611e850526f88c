package io.pgtrek.postgresql.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;

/** Ports of the loopback address that nobody listens on. */
public final class FreePort {

    private FreePort() {}

    /** Any free port; another program may still take it before the caller does. */
    public static int any() throws IOException {
        try (ServerSocket socket = listen(0)) {
            return socket.getLocalPort();
        }
    }

    /** The port written in {@code file} when it is free, else any. */
    static int remembered(Path file) throws IOException {
        int port = Files.isReadable(file) ? parse(Files.readString(file)) : 0;
        return port > 0 && isFree(port) ? port : any();
    }

    private static int parse(String text) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** By number, since Java's "loopback address" may be the one of IPv6. */
    private static ServerSocket listen(int port) throws IOException {
        return new ServerSocket(port, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = listen(port)) {
            return socket.isBound();
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
