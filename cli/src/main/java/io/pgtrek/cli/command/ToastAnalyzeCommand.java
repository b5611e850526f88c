package io.pgtrek.cli.command;

import io.pgtrek.cli.Session;
import io.pgtrek.cli.option.DatabaseOptions;
import io.pgtrek.config.AnalysisOptions;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.config.ScanShare;
import io.pgtrek.config.ToastAnalysisConfiguration;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.postgresql.toast.survey.ReadPattern;
import io.pgtrek.report.AnalysisHtml;
import io.pgtrek.report.AnalysisReport;
import io.pgtrek.spi.Selection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code migrate toast analyze}. */
@Command(
        name = "analyze",
        description = {
            "Tells what a database's large values really take, by table and column: how many are plain, pglz",
            "and lz4, in their row or in TOAST, and what they would take otherwise. Writes nothing; needs SELECT",
            "only, and PostgreSQL 14 or newer. The same as a file with job: toast-analysis, but writes no files",
            "that were not asked for. Exits with 6 when a table or a column could not be read."
        })
public final class ToastAnalyzeCommand implements Callable<Integer> {

    private static final String NAME = "analyze";

    private final Session session;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Option(
            names = "--include",
            paramLabel = "GLOB",
            description = "Only these tables, as table or schema.table with * and ?; repeatable.")
    private List<String> include = new ArrayList<>();

    @Option(names = "--exclude", paramLabel = "GLOB", description = "Not these tables; repeatable, and wins.")
    private List<String> exclude = new ArrayList<>();

    @Option(
            names = "--sample",
            paramLabel = "SHARE",
            description = "Read this much of each table at most, e.g. 5%% or 1GB of its pages, and tell the numbers'"
                    + " range; everything by default.")
    private @Nullable String sample;

    @Option(
            names = "--estimate",
            paramLabel = "SIZE",
            defaultValue = "8MB",
            description = "Decompress so much of each column's values at most to learn what they would take otherwise;"
                    + " 0 for no estimates. Default: ${DEFAULT-VALUE}.")
    private String estimate = "8MB";

    @Option(
            names = "--reads",
            paramLabel = "PART",
            description = "What the application reads of large values: their start, random pieces, or the whole.")
    private @Nullable ReadPattern reads;

    @Option(
            names = "--partial-reads",
            description = "Time reads of 100 bytes from the start, the middle and the end of some large values, as they"
                    + " are and, in a temporary table, as external, pglz and lz4. Needs TEMPORARY on the database.")
    private boolean partialReads;

    @Option(names = "--html", paramLabel = "FILE", description = "Write the result as a page with pictures, too.")
    private @Nullable Path html;

    public ToastAnalyzeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        ToastAnalysisConfiguration configuration = configuration();
        if (html != null) {
            NewFiles.requireNone(session.directory().resolve(html));
        }
        AnalysisReport report = Analyzing.run(session, configuration);
        if (html != null) {
            NewFiles.write(session.directory().resolve(html), AnalysisHtml.render(report));
        }
        return Analyzing.print(session, configuration, report);
    }

    private ToastAnalysisConfiguration configuration() {
        AnalysisOptions options = new AnalysisOptions(
                sample == null ? ScanShare.ALL : share(sample),
                estimate.equals("0") ? 0 : bytes(estimate),
                reads,
                partialReads);
        return new ToastAnalysisConfiguration(
                NAME,
                database.target(session.environment()),
                new Selection(List.of(), include, exclude),
                options,
                ReportOptions.NONE);
    }

    private static ScanShare share(String text) {
        return ScanShare.parse(text)
                .orElseThrow(
                        () -> usage("--sample takes a percentage or a size, such as 5% or 1GB, not " + text + "."));
    }

    private static long bytes(String text) {
        return ScanShare.bytes(text)
                .orElseThrow(() -> usage("--estimate takes a size, such as 64kB or 8MB, or 0, not " + text + "."));
    }

    private static MigrateException usage(String sentence) {
        return new MigrateException(ErrorCode.USAGE, sentence, null, "migrate toast analyze --help tells more.");
    }
}
