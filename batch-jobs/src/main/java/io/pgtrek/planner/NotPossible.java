package io.pgtrek.planner;

/** Why one object cannot be planned; caught where the object's finding is written. */
final class NotPossible extends Exception {

    private static final long serialVersionUID = 1L;

    private final String hint;

    NotPossible(String reason, String hint) {
        super(reason, null, false, false);
        this.hint = hint;
    }

    String hint() {
        return hint;
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null ? "" : message;
    }
}
