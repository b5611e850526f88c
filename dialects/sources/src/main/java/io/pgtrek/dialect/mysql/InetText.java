package io.pgtrek.dialect.mysql;

import io.pgtrek.spi.UnconvertibleValueException;
import io.pgtrek.spi.ValueSink;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Pattern;

/** Addresses as MariaDB prints them. */
final class InetText {

    /** Nothing that could be a host name, which InetAddress would look up. */
    private static final Pattern ADDRESS =
            Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|(?=.*:)[0-9A-Fa-f:]+(\\d{1,3}(\\.\\d{1,3}){3})?");

    private static final byte[] MAPPED = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1};

    private InetText() {}

    static void write(String text, ValueSink sink) {
        if (!ADDRESS.matcher(text).matches()) {
            throw new UnconvertibleValueException("not an address");
        }
        write(address(text), sink);
    }

    static void write(byte[] address, ValueSink sink) {
        if (address.length != 4 && address.length != 16) {
            throw new UnconvertibleValueException("an address has 4 or 16 bytes");
        }
        sink.writeInet(address, address.length * 8);
    }

    private static byte[] address(String text) {
        try {
            byte[] address = InetAddress.getByName(text).getAddress();
            return text.indexOf(':') >= 0 && address.length == 4 ? mapped(address) : address;
        } catch (UnknownHostException e) {
            throw new UnconvertibleValueException("not an address");
        }
    }

    /** Java shortens ::ffff:1.2.3.4 to its IPv4 part. */
    private static byte[] mapped(byte[] ipv4) {
        byte[] address = new byte[16];
        System.arraycopy(MAPPED, 0, address, 0, MAPPED.length);
        System.arraycopy(ipv4, 0, address, MAPPED.length, ipv4.length);
        return address;
    }
}
