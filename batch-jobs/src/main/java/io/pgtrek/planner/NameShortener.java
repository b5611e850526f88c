package io.pgtrek.planner;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Makes names fit into PostgreSQL's 63 bytes: whole characters are cut and a checksum of the full name is added. */
final class NameShortener {

    private static final int SUFFIX = 9;

    private NameShortener() {}

    /** The name itself when it fits. */
    static Identifier fit(Identifier name) {
        return name.utf8Length() <= PostgresIdentifiers.MAX_BYTES
                ? name
                : Identifier.of(cut(name.text(), PostgresIdentifiers.MAX_BYTES - SUFFIX) + "_" + checksum(name.text()));
    }

    private static String cut(String text, int maxBytes) {
        int end = 0;
        int bytes = 0;
        while (end < text.length()) {
            int codePoint = text.codePointAt(end);
            bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
            if (bytes > maxBytes) {
                break;
            }
            end += Character.charCount(codePoint);
        }
        return text.substring(0, end);
    }

    private static String checksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
