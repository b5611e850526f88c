package io.pgtrek.spi;

/** How far a dialect was proven; see the support matrix. */
public enum ProofLevel {
    /** Contract test against the real server. */
    LIVE,
    /** Export files written by the real system go through. */
    EXPORT,
    /** Catalog queries run against a reproduction of the vendor's catalog. */
    CATALOG,
    /** Only by a URL that whoever has the server gives to the tests. */
    EXTERNAL
}
