package io.pgtrek.cli;

import io.pgtrek.job.AllJobs;
import io.pgtrek.job.JobControl;
import java.nio.file.Path;

/** Opens job control. A class of its own, so that help loads nothing of what jobs need. */
final class Jobs {

    private Jobs() {}

    static JobControl open(Path drivers) {
        return new AllJobs(drivers);
    }
}
