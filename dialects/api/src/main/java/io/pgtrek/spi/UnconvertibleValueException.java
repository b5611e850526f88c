package io.pgtrek.spi;

/** A value that the target's type cannot hold. Cheap: it has no stack trace, since a load may meet many. */
public final class UnconvertibleValueException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Refusal refusal;

    /** A value of another kind than the type's. @param reason a phrase without the value, e.g. {@code not a number} */
    public UnconvertibleValueException(String reason) {
        this(Refusal.FORM, reason);
    }

    /** @param reason a phrase without the value, e.g. {@code month or day is zero} */
    public UnconvertibleValueException(Refusal refusal, String reason) {
        super(reason, null, false, false);
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
