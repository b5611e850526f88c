package io.pgtrek.cli.option;

/** Ways to show progress. */
public enum ProgressMode {
    /** A bar on a terminal, lines elsewhere. */
    AUTO,
    BAR,
    PLAIN,
    NONE;

    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
