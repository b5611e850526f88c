package io.pgtrek.job.run;

/** This program's version, from the manifest of its jar. */
public final class ToolVersion {

    private ToolVersion() {}

    public static String current() {
        String version = ToolVersion.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
