package io.pgtrek.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.config.TargetSpec;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AllJobsTest {

    @TempDir
    Path directory;

    @Test
    void askingAboutAServerThatIsNotThereMakesNone() {
        Path server = directory.resolve("pg");
        var job = Migrating.from("jdbc:sqlite:none.db", null, null)
                .target(new TargetSpec(TargetSpec.EMBEDDED + server, null, null, Map.of()))
                .configuration();
        AllJobs jobs = new AllJobs(directory.resolve("drivers"));

        assertThat(jobs.stop(job)).isFalse();
        assertThat(jobs.status(job).state()).isEqualTo(JobStatus.State.NONE);
        assertThat(jobs.status(job).message()).isEqualTo("Its target does not exist yet.");
        assertThat(server).doesNotExist();
    }
}
