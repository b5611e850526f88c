package io.pgtrek.spi;

/** Why a value was refused before PostgreSQL saw it; the codes stand in reject files and never change. */
public enum Refusal {
    /** A text with U+0000. */
    NUL("value-nul"),
    /** Bytes that are no text in the encoding they are said to be in. */
    ENCODING("value-encoding"),
    /** More characters, bits or bytes than the type takes. */
    LENGTH("value-length"),
    /** A number with more digits, or another sign, than the type takes. */
    RANGE("value-range"),
    /** A date or time that does not exist, or that the type cannot hold. */
    DATE("value-date"),
    /** No label of the enum. */
    LABEL("value-label"),
    /** A value of another kind than the type's. */
    FORM("value-form");

    private final String code;

    Refusal(String code) {
        this.code = code;
    }

    /** Stable, e.g. {@code value-nul}. */
    public String code() {
        return code;
    }
}
