package io.pgtrek.cli.option;

/** Forms of results. */
public enum OutputFormat {
    TEXT,
    JSON;

    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
