package io.pgtrek.job.migration;

import java.nio.file.Path;

/** Where a slice's reject file is: {@code <reject-dir>/<job>-run<n>/t00042-s003.jsonl}. */
final class RejectPaths {

    private RejectPaths() {}

    static Path of(MigrationRun run, SliceName slice) {
        return directory(run).resolve(slice + ".jsonl");
    }

    /** Of the run's slices. */
    static Path directory(MigrationRun run) {
        return run.configuration().copy().rejectDir().resolve(name(run));
    }

    /** Of rows that retries rejected again; apart, so that naming the run's own directory names each row once. */
    static Path retries(MigrationRun run) {
        return run.configuration().copy().rejectDir().resolve(name(run) + "-retry");
    }

    private static String name(MigrationRun run) {
        return run.record().job().replaceAll("[^A-Za-z0-9._-]", "_") + "-run"
                + run.record().id();
    }
}
