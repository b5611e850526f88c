package io.pgtrek.name;

import java.nio.charset.StandardCharsets;

/**
 * The exact name of one object, as the database stores it: no quotes, no folding. Any text is allowed, blanks, quotes
 * and line feeds included; only the empty name is not.
 */
public record Identifier(String text) implements Comparable<Identifier> {

    public Identifier {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("an identifier is never empty");
        }
    }

    public static Identifier of(String text) {
        return new Identifier(text);
    }

    /** Length in bytes of UTF-8, which is what PostgreSQL counts in a UTF-8 database. */
    public int utf8Length() {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public int compareTo(Identifier other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
