package io.pgtrek.postgresql.ddl;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Name of a table's touch function and trigger: the same for the same table, within PostgreSQL's 63 bytes. */
final class TouchName {
    private static final String PREFIX = "touch_";
    private static final int HASH_DIGITS = 12;

    private TouchName() {}

    static Identifier of(Identifier table) {
        Identifier full = Identifier.of(PREFIX + table);
        if (full.utf8Length() <= PostgresIdentifiers.MAX_BYTES) {
            return full;
        }
        String suffix = "_" + hash(table.text());
        return Identifier.of(cut(full.text(), PostgresIdentifiers.MAX_BYTES - suffix.length()) + suffix);
    }

    /** The longest beginning of whole characters within that many bytes. */
    private static String cut(String text, int bytes) {
        int end = text.length();
        while (Identifier.of(text.substring(0, end)).utf8Length() > bytes) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end);
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
