package io.pgtrek.spi;

/** A value that the target's type cannot hold. Cheap: it has no stack trace, since a load may meet many. */
public final class UnconvertibleValueException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param reason a phrase without the value, e.g. {@code month or day is zero} */
    public UnconvertibleValueException(String reason) {
        super(reason, null, false, false);
    }
}
