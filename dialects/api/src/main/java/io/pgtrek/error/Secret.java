package io.pgtrek.error;

/** A password or token. It prints as stars; only {@link #reveal()} gives it away, and only drivers call that. */
public final class Secret {

    private final String value;

    public Secret(String value) {
        this.value = value;
    }

    public String reveal() {
        return value;
    }

    @Override
    public String toString() {
        return "****";
    }
}
