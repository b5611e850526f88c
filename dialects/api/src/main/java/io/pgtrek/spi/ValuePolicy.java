package io.pgtrek.spi;

import java.util.List;

/**
 * What the job file says about values that PostgreSQL cannot hold.
 *
 * @param utf8InLatin1 globs of text columns ({@code table.column} or {@code schema.table.column}) whose bytes are UTF-8
 *     although the source declares a single-byte character set
 */
public record ValuePolicy(ZeroDates zeroDates, NulBytes nulBytes, Spatial spatial, List<String> utf8InLatin1) {

    public ValuePolicy {
        utf8InLatin1 = List.copyOf(utf8InLatin1);
    }

    /** No column is re-read as UTF-8. */
    public ValuePolicy(ZeroDates zeroDates, NulBytes nulBytes, Spatial spatial) {
        this(zeroDates, nulBytes, spatial, List.of());
    }

    /** The defaults of the job file. */
    public static final ValuePolicy DEFAULT = new ValuePolicy(ZeroDates.NULL, NulBytes.STRIP, Spatial.WKB);

    /** For dates such as 0000-00-00 and 2011-05-00. */
    public enum ZeroDates {
        /** Becomes NULL, counted; NOT NULL is dropped where such a value is found. */
        NULL,
        /** The row goes to the reject file. */
        REJECT,
        /** Becomes 1970-01-01, counted. */
        EPOCH
    }

    /** For U+0000 in text. */
    public enum NulBytes {
        /** Left out, counted. */
        STRIP,
        /** The row goes to the reject file. */
        REJECT
    }

    /** For geometry columns. */
    public enum Spatial {
        /** bytea with standard WKB. */
        WKB,
        /** text with WKT. */
        WKT,
        /** geometry of PostGIS. */
        POSTGIS
    }
}
