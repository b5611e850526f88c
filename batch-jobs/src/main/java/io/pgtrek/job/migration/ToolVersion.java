package io.pgtrek.job.migration;

/** This program's version, from the manifest of its jar. */
final class ToolVersion {

    private ToolVersion() {}

    static String current() {
        String version = ToolVersion.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
