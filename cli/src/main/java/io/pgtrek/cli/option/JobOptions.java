package io.pgtrek.cli.option;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.config.JobFile;
import io.pgtrek.config.JobConfiguration;
import io.pgtrek.config.MigrationConfiguration;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Names a job file and changes it for one call. */
public final class JobOptions {

    @Parameters(paramLabel = "JOB.yaml", description = "The job file; migrate init writes one.")
    private Path file = Path.of("");

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            mapFallbackValue = "",
            description = "Set a key of the job file for this call, e.g. --set copy.workers=8; repeatable. "
                    + "Lists and mappings are written as YAML.")
    private Map<String, String> assignments = new LinkedHashMap<>();

    /** The job, which must be a migration. */
    public MigrationConfiguration migration(Session session) {
        return JobFile.migration(load(session, Map.of()));
    }

    /** @param more assignments by options of their own, which win */
    public MigrationConfiguration migration(Session session, Map<String, String> more) {
        return JobFile.migration(load(session, more));
    }

    public JobConfiguration load(Session session) {
        return load(session, Map.of());
    }

    /** @param more assignments by options of their own, which win */
    public JobConfiguration load(Session session, Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(assignments);
        all.putAll(more);
        JobFile job = new JobFile(session.environment(), session.program());
        job.unknownVariables()
                .forEach(name -> session.console().error("WARNING: " + name + " names no key of a job file; ignored."));
        return job.load(session.directory().resolve(file), file.toString(), all);
    }
}
