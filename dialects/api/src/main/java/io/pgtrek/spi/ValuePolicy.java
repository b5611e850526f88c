package io.pgtrek.spi;

/** What the job file says about values that PostgreSQL cannot hold. */
public record ValuePolicy(ZeroDates zeroDates, NulBytes nulBytes, Spatial spatial) {

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
