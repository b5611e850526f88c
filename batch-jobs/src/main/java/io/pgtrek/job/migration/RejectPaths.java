package io.pgtrek.job.migration;

import java.nio.file.Path;

/** Where a slice's reject file is: {@code <reject-dir>/<job>-run<n>/t00042-s003.jsonl}. */
final class RejectPaths {

    private RejectPaths() {}

    static Path of(MigrationRun run, SliceName slice) {
        String directory = run.record().job().replaceAll("[^A-Za-z0-9._-]", "_") + "-run"
                + run.record().id();
        return run.configuration().copy().rejectDir().resolve(directory).resolve(slice + ".jsonl");
    }
}
